import { randomBytes } from 'node:crypto';
import type { Person } from '@hoard/table';
import { LRUCache } from 'lru-cache';
import type { Bus, Stop } from '../bus/index.ts';
import { Conflict, type Store } from '../store/index.ts';
import type { Rating } from './rating.ts';
import { mint } from './token.ts';

/** Somebody as the store keeps them. */
export interface Profile {
  readonly name: string;
  readonly generation: number; // of the token that counts; tokens of earlier ones are void
  readonly ratings: { readonly [game: string]: Rating };
}

/** Who is who. Nobody needs an account: a device is given a token, and the token is the person. */
export interface People {
  welcome(name: string): Promise<{ person: Person; token: string }>;
  /** Whose token it is, if it counts. */
  recognise(token: string): Promise<(Person & { readonly profile: Profile }) | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Voids all tokens of the person and issues another. */
  renew(id: string): Promise<string>;
  /** Forgets the name and voids all tokens. */
  forget(id: string): Promise<void>;
  /** Calls back when all tokens of somebody became void. */
  onVoid(listener: (id: string) => void): Promise<Stop>;
  profile(id: string): Promise<Profile | undefined>;
  change(id: string, how: (profile: Profile) => Profile): Promise<Profile | undefined>;
}

const KNOWN = 10_000; // profiles kept in memory
const VOID = -1; // no token has this generation
const CHANGED = 'people changed'; // channels on which nodes tell each other whom to read again …
const VOIDED = 'tokens void'; // … and whom to turn away

export async function people(store: Store, bus: Bus): Promise<People> {
  const { issue, check } = mint(await store.secret('tokens', () => randomBytes(32).toString('base64url')));
  const known = new LRUCache<string, Profile>({ max: KNOWN });
  await bus.subscribe(CHANGED, (id) => known.delete(id));
  bus.onGap(() => known.clear());

  async function profileOf(id: string): Promise<Profile | undefined> {
    const inMemory = known.get(id);
    if (inMemory !== undefined) return inMemory;
    const stored = await store.person(id);
    if (stored === undefined) return undefined;
    const profile = JSON.parse(stored.body) as Profile;
    known.set(id, profile);
    return profile;
  }

  async function change(id: string, how: (profile: Profile) => Profile): Promise<Profile | undefined> {
    for (;;) {
      const stored = await store.person(id);
      if (stored === undefined) return undefined;
      const profile = how(JSON.parse(stored.body) as Profile);
      try {
        await store.putPerson(id, stored.version, JSON.stringify(profile));
        await bus.publish(CHANGED, id).catch(() => undefined);
        return profile;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
    }
  }

  async function turnAway(id: string): Promise<void> {
    await bus.publish(VOIDED, id).catch(() => undefined);
  }

  return {
    profile: profileOf,
    change,
    async welcome(name) {
      const id = randomBytes(16).toString('base64url');
      const profile: Profile = { name, generation: 1, ratings: {} };
      await store.putPerson(id, 0, JSON.stringify(profile));
      return { person: { id, name }, token: issue({ id, generation: 1 }) };
    },
    async recognise(token) {
      const claim = check(token);
      if (claim === undefined) return undefined;
      const profile = await profileOf(claim.id);
      if (profile === undefined || profile.generation !== claim.generation) return undefined;
      return { id: claim.id, name: profile.name, profile };
    },
    async rename(id, name) {
      await change(id, (profile) => ({ ...profile, name }));
    },
    onVoid: (listener) => bus.subscribe(VOIDED, listener),
    async renew(id) {
      const changed = await change(id, (profile) => ({ ...profile, generation: profile.generation + 1 }));
      await turnAway(id);
      return issue({ id, generation: changed!.generation });
    },
    async forget(id) {
      await change(id, (profile) => ({ ...profile, name: '', generation: VOID }));
      await turnAway(id);
    },
  };
}
