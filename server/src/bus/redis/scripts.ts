// Redis runs each of these as a whole, with its own clock: those of the nodes may differ.

const NOW = `local clock = redis.call('TIME'); local now = clock[1] * 1000 + math.floor(clock[2] / 1000);`;

/** KEYS: places; ARGV: ms, then for each place who is there. */
export const ENTER = `${NOW}
  for i, place in ipairs(KEYS) do
    redis.call('ZADD', place, now + ARGV[1], ARGV[i + 1]);
    redis.call('PEXPIRE', place, ARGV[1]);
  end`;

/** KEYS: a place. Says who is there. */
export const PRESENT = `${NOW}
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now);
  return redis.call('ZRANGE', KEYS[1], 0, -1);`;

/** KEYS: a key; ARGV: ms of its window. Says how many turns were taken in it. */
export const TAKE = `
  local taken = redis.call('INCR', KEYS[1]);
  if taken == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end;
  return taken;`;

/** KEYS: a key; ARGV: node, ms. Says who holds it. */
export const LEASE = `
  local holder = redis.call('GET', KEYS[1]) or ARGV[1];
  if holder == ARGV[1] then redis.call('SET', KEYS[1], holder, 'PX', ARGV[2]) end;
  return holder;`;

/** KEYS: a key; ARGV: node. */
export const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;
