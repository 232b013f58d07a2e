import { Dab } from '@hoard/board';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../language.ts';
import type { TableClient } from '../../tables/client.ts';
import './curtain.css';

interface CurtainProps {
  readonly clients: readonly TableClient[];
  readonly eyes: Signal<TableClient | undefined>;
  readonly names: readonly string[];
}

const LOOK = 1100; // ms to see what one's own move did

/** Several people at one device: when the turn goes on, the hand is hidden until the next person says that they look. */
export function Curtain({ clients, eyes, names }: CurtainProps) {
  const next = nextEyes(clients, eyes.value);
  const drawn = useSignal(eyes.value?.shown.value?.play?.actor !== undefined && differ(clients[0]!, clients[1]));
  const hides = next !== undefined && differ(next, eyes.value);
  useEffect(() => {
    if (next === undefined) return;
    next.hurry(); // it was seen on this screen already
    if (!hides) {
      eyes.value = next;
      return;
    }
    if (drawn.value) return;
    const timer = setTimeout(() => {
      drawn.value = true;
    }, LOOK);
    return () => clearTimeout(timer);
  }, [next, hides, eyes, drawn]);

  if (!drawn.value) return null;
  const seat = (next ?? eyes.value)!.shown.value!.viewer as number;
  const open = () => {
    eyes.value = next ?? eyes.value;
    drawn.value = false;
  };
  return <Drawn seat={seat} name={names[seat]!} open={open} />;
}

interface DrawnProps {
  readonly seat: number;
  readonly name: string;
  readonly open: () => void;
}

function Drawn({ seat, name, open }: DrawnProps) {
  const root = useRef<HTMLDialogElement>(null);
  useEffect(() => root.current!.showModal(), []);
  return (
    <dialog ref={root} class="curtain" onCancel={(event) => event.preventDefault()}>
      <Dab seat={seat} name={name} />
      <h2>{t('curtain.title', { name })}</h2>
      <p>{t('curtain.text')}</p>
      <button type="button" class="button" data-kind="first" onClick={open}>
        {t('curtain.open')}
      </button>
    </dialog>
  );
}

/** The chair of this device whose turn it is, where it is another than the one on the screen. */
function nextEyes(clients: readonly TableClient[], now: TableClient | undefined): TableClient | undefined {
  const actor = now?.shown.value?.play?.actor;
  const next = clients.find((client) => client.shown.value?.viewer === actor);
  return next === now ? undefined : next;
}

/** Does one see something that the other does not? */
function differ(a: TableClient, b: TableClient | undefined): boolean {
  const view = (client: TableClient | undefined) => JSON.stringify(client?.shown.value?.play?.view);
  return view(a) !== view(b);
}
