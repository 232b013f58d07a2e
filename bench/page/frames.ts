import type { Page } from 'playwright-core';

/** What Chromium itself reports of a frame; one may be reported twice, once for each of its threads. */
interface Report {
  readonly frame_sequence: number;
  readonly has_compositor_animation: boolean;
  readonly state: 'STATE_DROPPED' | 'STATE_NO_UPDATE_DESIRED' | 'STATE_PRESENTED_ALL' | 'STATE_PRESENTED_PARTIAL';
}
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly args: { readonly frame_reporter?: Report };
}

const FULL = 60; // frames a second

/** Frames a second that were kept, of those due while something was in flight. */
export interface Kept {
  readonly due: number; // from when the flight was to begin
  readonly shown: number; // from the first frame that showed it: what came before was waiting
}

/** Records frames until the returned function is called. */
export async function recordFrames(page: Page): Promise<() => Promise<Kept>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['cc', 'benchmark', 'viz'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    const frames = framesOf(events);
    return { due: rateOf(frames, false), shown: rateOf(frames, true) };
  };
}

interface Frame {
  readonly flying: boolean;
  readonly shown: boolean;
  readonly dropped: boolean;
}

function framesOf(events: readonly TraceEvent[]): Frame[] {
  const frames = new Map<number, Report[]>();
  for (const { name, ph, args } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name !== 'PipelineReporter' || ph !== 'b' || args.frame_reporter === undefined) continue;
    const { frame_sequence: sequence } = args.frame_reporter;
    frames.set(sequence, [...(frames.get(sequence) ?? []), args.frame_reporter]);
  }
  return [...frames.values()].map((reports) => ({
    flying: reports.some((report) => report.has_compositor_animation),
    shown: reports.some(({ state }) => state.startsWith('STATE_PRESENTED')),
    dropped: reports.every(({ state }) => state === 'STATE_DROPPED'),
  }));
}

function rateOf(frames: readonly Frame[], fromShown: boolean): number {
  let [due, kept, begun] = [0, 0, false];
  for (const { flying, shown, dropped } of frames) {
    begun = flying && (begun || shown || !fromShown);
    if (!begun) continue;
    due++;
    if (!dropped) kept++;
  }
  if (due === 0) throw new Error('nothing was in flight');
  return (FULL * kept) / due;
}
