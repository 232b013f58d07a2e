import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a node counts, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** Somebody asked for something at a table. */
  answered(verb: string, result: string): void;
  readonly appends: Histogram<string>;
  readonly thoughts: Histogram<'level'>;
  gauge(name: string, help: string, read: () => number): void;
}

export function metrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
  const commands = new Counter({
    name: 'hoard_commands_total',
    help: 'what people asked for at tables, and what came of it',
    labelNames: ['do', 'result'],
    registers,
  });
  const kinds = new Map<string, Counter.Internal>(); // of commands: finding one by its labels takes longer than counting
  return {
    registry,
    answered(verb, result) {
      const name = `${verb} ${result}`;
      if (!kinds.has(name)) kinds.set(name, commands.labels(verb, result));
      kinds.get(name)!.inc();
    },
    appends: new Histogram({
      name: 'hoard_append_seconds',
      help: 'until events were durable',
      buckets,
      registers,
    }),
    thoughts: new Histogram({
      name: 'hoard_thought_seconds',
      help: 'how long bots thought, waiting for a thread included',
      labelNames: ['level'],
      buckets,
      registers,
    }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}
