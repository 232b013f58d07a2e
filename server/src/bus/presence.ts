import { type Stop, stopOnce } from './bus.ts';

/** Who is where, as far as this node knows. */
export interface Presence {
  enter(place: string, who: string): Stop;
  at(place: string): string[];
  everybody(): { place: string; who: string }[];
}

/** Nobody yet; `onLeave` is called when somebody has left a place as often as entered it. */
export function openPresence(onLeave: (place: string, who: string) => void): Presence {
  const places = new Map<string, Map<string, number>>(); // place → who → how often
  return {
    enter(place, who) {
      const people = places.get(place) ?? new Map<string, number>();
      places.set(place, people.set(who, (people.get(who) ?? 0) + 1));
      return stopOnce(() => {
        const left = people.get(who)! - 1;
        if (left > 0) return void people.set(who, left);
        people.delete(who);
        if (people.size === 0) places.delete(place);
        onLeave(place, who);
      });
    },
    at: (place) => [...(places.get(place)?.keys() ?? [])],
    everybody: () => [...places].flatMap(([place, people]) => [...people.keys()].map((who) => ({ place, who }))),
  };
}
