// Enters a place on a bus and waits to be killed. Runs what was built: Node reads no TypeScript.
import { openBus } from '../../dist/bus/index.js';

const [, , address, place, who] = process.argv;
const bus = await openBus(address);
bus.enter(place, who);
await bus.present(place); // asked after entering, so answered after it
console.log('entered');
