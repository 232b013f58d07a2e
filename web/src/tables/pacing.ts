/** Lets news be seen one after the other. */
export interface Pacing<T> {
  /** Shows something once what came before has been seen; `happenings` in it take their time themselves. */
  add(item: T, happenings: number): void;
  hurry(): void;
  stop(): void;
}

const FIRST = 750; // ms for what happened
const EACH = 260; // ms for each thing more
const LONGEST = 2000;

export function pacing<T>(show: (item: T) => void): Pacing<T> {
  const waiting: { readonly item: T; readonly ms: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function showNext(): void {
    timer = undefined;
    const next = waiting.shift();
    if (next === undefined) return;
    show(next.item);
    if (next.ms > 0 || waiting.length > 0) timer = setTimeout(showNext, next.ms);
  }

  return {
    add(item, happenings) {
      waiting.push({ item, ms: happenings === 0 ? 0 : Math.min(LONGEST, FIRST + EACH * (happenings - 1)) });
      if (timer === undefined) showNext();
    },
    hurry() {
      clearTimeout(timer);
      timer = undefined;
      for (const { item } of waiting.splice(0)) show(item);
    },
    stop() {
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
