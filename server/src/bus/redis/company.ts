import type { Redis } from 'ioredis';
import type { Bus } from '../bus.ts';
import { openPresence } from '../presence.ts';
import { answer, tryTo } from './connection.ts';
import { ENTER, PRESENT } from './scripts.ts';

const STAY = 5_000; // ms that people stay after their node's last word
const AT_ONCE = 100; // people in one command

const PLACE = 'hoard:place:';

/** Presence over all nodes: each says again and again who is there through it. */
export interface Company extends Pick<Bus, 'enter' | 'present'> {
  /** Says who is here; to be called each second or so. */
  sayAll(): void;
  leaveAll(): Promise<void>;
}

export function openCompany(node: string, commands: Redis): Company {
  const presence = openPresence((place, who) => tryTo(leave(place, who)));

  function leave(place: string, who: string): Promise<unknown> {
    return commands.zrem(PLACE + place, `${node} ${who}`);
  }

  function say(people: { place: string; who: string }[]): void {
    const places = people.map(({ place }) => PLACE + place);
    const members = people.map(({ who }) => `${node} ${who}`);
    tryTo(commands.eval(ENTER, places.length, ...places, STAY, ...members));
  }

  return {
    enter(place, who) {
      const stop = presence.enter(place, who);
      say([{ place, who }]);
      return stop;
    },
    async present(place) {
      const members = (await answer(commands.eval(PRESENT, 1, PLACE + place))) as string[];
      return [...new Set(members.map((member) => member.slice(node.length + 1)))];
    },
    sayAll() {
      const people = presence.everybody();
      for (let from = 0; from < people.length; from += AT_ONCE) say(people.slice(from, from + AT_ONCE));
    },
    async leaveAll() {
      await Promise.allSettled(presence.everybody().map(({ place, who }) => leave(place, who)));
    },
  };
}
