import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isHardToGuess } from './weak-secrets.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

test.each([
  'change-me-change-me-change-me-change-me',
  'change-me-admin',
  'Please CHANGE_ME before the start of it all',
  'changeme1',
  'briefcast-admin',
  'briefcast',
  'password',
  'Password123!',
  'admin123',
  'qwerty12345',
  '12345678',
  '0123456789',
  'abcdefgh',
  'aaaaaaaa',
  'x'.repeat(40),
  'abababababababababababababababab',
  'abcdefgh'.repeat(4),
  '11112222',
])('%s is refused', (secret) => {
  expect(isHardToGuess(secret)).toBe(false);
});

test('made ones are taken, and phrases', () => {
  for (let n = 0; n < 500; n++) {
    expect(isHardToGuess(randomBytes(32).toString('hex'))).toBe(true);
    expect(isHardToGuess(randomBytes(16).toString('hex'))).toBe(true);
    expect(isHardToGuess(randomBytes(12).toString('base64url'))).toBe(true);
  }
  expect(isHardToGuess('correct horse battery staple')).toBe(true);
});

describe('the start', () => {
  test.each([
    ['SECRET', 'change-me-change-me-change-me-change-me'],
    ['ADMIN_PASSWORD', 'change-me-admin'],
    ['METRICS_TOKEN', 'change-me-change-me'],
  ])('is refused with a sample as %s, and says how to make one', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`${name} is easy to guess. Make one: openssl rand -base64 \\d+`),
    );
  });
});

test('no file that ships a setting ships a secret that would be taken', async () => {
  const shipped = [
    'compose.yaml',
    'deploy/env.example',
    'deploy/briefcast.service',
    'docs/deployment.md',
    'README.md',
  ];
  for (const path of shipped) {
    const text = await readFile(`${root}${path}`, 'utf8');
    const settings = text.matchAll(/^\W*(SECRET|ADMIN_PASSWORD|METRICS_TOKEN)[=:][ ]*(.*)$/gm);
    for (const [, name = '', value = ''] of settings) {
      if (value === '' || value.startsWith('${')) continue;
      expect(() => readConfig({ [name]: value }), `${path}: ${name}`).toThrow(name);
    }
  }
});

test('the command that makes the settings of the containers makes secrets that are taken, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-env-'));
  try {
    await cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
    const make = () => execFileSync('sh', [join(folder, 'deploy', 'make-env.sh')], { encoding: 'utf8' });
    expect(make()).toContain('Made .env');
    const file = join(folder, '.env');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const made = await readFile(file, 'utf8');
    const settings = Object.fromEntries(
      [...made.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(readConfig(settings)).toMatchObject({
      secret: settings.SECRET,
      adminPassword: settings.ADMIN_PASSWORD,
    });
    for (const name of ['POSTGRES_PASSWORD', 'STORE_SECRET_KEY'])
      expect(settings[name]).toMatch(/^[A-Za-z0-9]{32,}$/);
    expect(make()).toContain('stays as it is');
    expect(await readFile(file, 'utf8')).toBe(made);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
