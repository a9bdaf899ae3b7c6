/** Each script is atomic in Redis: nodes that run one at the same time all get the same answer. */

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function isAlive(node)
  local till = redis.call('ZSCORE', KEYS[1], node)
  return till and tonumber(till) > now
end
local function clear(node)
  for _, thing in ipairs(redis.call('SMEMBERS', KEYS[3] .. node)) do
    if redis.call('HGET', KEYS[2], thing) == node then redis.call('HDEL', KEYS[2], thing) end
  end
  redis.call('DEL', KEYS[3] .. node)
  redis.call('ZREM', KEYS[1], node)
end
`;

/**
 * Keys of all scripts: nodes with the time until which each counts as alive; things with their homes; the prefix of the
 * lists of each node's things; guests with the time when they were last seen.
 */
const KEYS = 4;

const SCRIPTS = {
  /**
   * node, milliseconds that it counts as alive, milliseconds that guests count as seen, guests… → was it known?, live
   * nodes…
   */
  beat: `
local was = isAlive(ARGV[1])
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
for _, node in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)) do clear(node) end
for i = 4, #ARGV do redis.call('ZADD', KEYS[4], now, ARGV[i]) end
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', now - ARGV[3])
local told = redis.call('ZRANGE', KEYS[1], 0, -1)
table.insert(told, 1, was and '1' or '0')
return told`,
  /** node, thing → its home */
  claim: `
local home = redis.call('HGET', KEYS[2], ARGV[2])
if home and home ~= ARGV[1] then
  if isAlive(home) then return home end
  redis.call('SREM', KEYS[3] .. home, ARGV[2])
end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[1])
redis.call('SADD', KEYS[3] .. ARGV[1], ARGV[2])
return ARGV[1]`,
  /** node, thing */
  release: `
if redis.call('HGET', KEYS[2], ARGV[2]) == ARGV[1] then redis.call('HDEL', KEYS[2], ARGV[2]) end
redis.call('SREM', KEYS[3] .. ARGV[1], ARGV[2])`,
  /** things… → their homes */
  homes: `
local homes = {}
for i = 1, #ARGV do
  local home = redis.call('HGET', KEYS[2], ARGV[i])
  homes[i] = home and isAlive(home) and home or ''
end
return homes`,
  /** node */
  leave: `clear(ARGV[1])`,
};

export type Script = keyof typeof SCRIPTS;

export const COMMANDS = Object.fromEntries(
  Object.entries(SCRIPTS).map(([name, lua]) => [name, { lua: NOW + lua, numberOfKeys: KEYS }]),
);
