import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

describe('settings', () => {
  it('are not needed', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataDir: path.resolve('data'),
      log: 'warn',
      pace: 400,
    });
    expect(readConfig({ PORT: ' ', HOST: '', DATA_DIR: '' })).toEqual(readConfig({}));
  });

  it('are taken as they are written', () => {
    const config = readConfig({ PORT: '0', HOST: '::1', DATA_DIR: '/srv/x', LOG_LEVEL: 'info' });
    expect(config).toEqual({ host: '::1', port: 0, dataDir: '/srv/x', log: 'info', pace: 400 });
    expect(readConfig({ BOT_PACE: '0' }).pace).toBe(0);
  });

  it('that cannot be used are named', () => {
    for (const PORT of ['http', '-1', '65536', '80.5', '8080x', '1e3'])
      expect(() => readConfig({ PORT })).toThrow(new RegExp(`PORT.*"${PORT}"`));
    expect(() => readConfig({ HOST: 'my host' })).toThrow(/HOST/);
    expect(() => readConfig({ BOT_PACE: 'quick' })).toThrow(/BOT_PACE.*"quick"/);
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow(ConfigError);
  });
});
