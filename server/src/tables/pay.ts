import type { Table } from '@hoard/table';
import type { Jobs } from '../bots/jobs.ts';
import type { People } from '../people/people.ts';
import type { Duty } from './duties.ts';
import type { Keeper } from './keeper.ts';
import { rateMatch } from './rate.ts';

/** Does what the server owes a table. Whatever comes between, it is found due again and can be done again. */
export async function pay({ keeper, people, jobs }: Debtor, table: Table, duty: Duty): Promise<void> {
  switch (duty) {
    case 'think':
      return jobs.add({ table: table.id, number: table.number });
    case 'rate':
      return keeper.note(table.id, duty, [{ is: 'rated', changes: await rateMatch(people, table) }]);
  }
}

interface Debtor {
  readonly keeper: Keeper;
  readonly people: People;
  readonly jobs: Jobs;
}
