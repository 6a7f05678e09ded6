import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('data'),
      databaseUrl: null,
      rateLimits: true,
      maxDocumentBytes: 25 * 1024 ** 2,
      maxVideoBytes: 2 * 1024 ** 3,
      directoryInMemory: 300_000,
      maxStreams: 20_000,
      mailsPerHour: 6,
    });
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'briefcast.example'],
    ['DATABASE_URL', 'mysql://localhost/briefcast'],
    ['STORAGE_URL', 'https://bucket.example'],
    ['MAIL_URL', 'https://mail.example'],
    ['PAYMENTS_URL', 'https://api.stripe.com'],
    ['PAYMENTS_URL', 'stripe://sk_live_key@api.stripe.com'],
    ['ADMIN_PASSWORD', 'short'],
    ['SECRET', 'short'],
    ['RATE_LIMITS', 'sometimes'],
    ['LOG_LEVEL', 'loud'],
    ['QUOTA_ACCOUNT_MB', '0'],
    ['QUOTA_DEAL_MB', 'much'],
    ['QUOTA_DEAL_FILES', '0'],
    ['DISK_RESERVE_MB', '-1'],
    ['DIRECTORY_IN_MEMORY', 'all'],
    ['MAX_STREAMS', '0'],
    ['MAILS_PER_HOUR', '0'],
    ['HOST', 'http://127.0.0.1'],
    ['HOST', '[::]'],
    ['HOST', '127.0.0.1:3000'],
    ['PUBLIC_URL', 'https://briefcast.example/market'],
    ['PUBLIC_URL', 'https://briefcast.example/?page=1'],
    ['PUBLIC_URL', 'https://user:password@briefcast.example'],
    ['MAIL_URL', 'smtp://user@mail.example:587'],
    ['STORAGE_URL', 's3+https://key@store.example/bucket'],
    ['MAIL_FROM', 'Briefcast'],
    ['MAIL_FROM', 'Briefcast <hello@briefcast.example'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/40'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The configuration is not usable:\n- ${name} `),
    );
  });

  test('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT .*\n.*LOG_LEVEL /);
  });

  test.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['briefcast.internal', 'http://briefcast.internal:3000'],
  ])('HOST=%s is reached at %s', (host, publicUrl) => {
    expect(readConfig({ HOST: host }).publicUrl).toBe(publicUrl);
  });

  test.each([
    ['off', false],
    ['true', true],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['loopback, 192.0.2.1', 'loopback, 192.0.2.1'],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  test('TRUST_PROXY=1 trusts one hop', () => {
    const trust = readConfig({ TRUST_PROXY: '1' }).trustProxy as (address: string, hop: number) => boolean;
    expect([trust('a', 0), trust('a', 1)]).toEqual([true, false]);
  });
});
