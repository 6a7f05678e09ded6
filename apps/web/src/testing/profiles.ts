import { BrandProfileUpdate, CreatorProfileUpdate, type OwnUser } from '@briefcast/contract';
import { signIn } from './open-app.tsx';
import { idOf } from './people.ts';
import { server } from './stub-server.ts';

/** What the server makes of an update: categories get their ids, and what was emptied is an empty list. */
function asKept(user: OwnUser, body: Record<string, unknown>) {
  const schema = user.role === 'BRAND' ? BrandProfileUpdate : CreatorProfileUpdate;
  const kept = Object.entries(schema.parse(body)).map(([field, value]) => {
    if (field === 'categories') return [field, (value ?? []).map((name: string) => ({ id: idOf(90), name }))];
    if (field === 'brandColors') return [field, value ?? { primary: '', secondary: '', accent: '' }];
    return [field, value ?? (Array.isArray(user[field as keyof OwnUser]) ? [] : null)];
  });
  return Object.fromEntries(kept) as Partial<OwnUser>;
}

/** Signs somebody in whose profile keeps what is saved; returns how it is now, and how to change it elsewhere. */
export function signInWithProfile(start: OwnUser) {
  let user = start;
  signIn(user);
  const keep = (next: OwnUser) => {
    user = next;
    server.returns('accounts.me', { user });
    return { user };
  };
  server.returns('profiles.update', ({ body }) =>
    keep({ ...user, ...asKept(user, body as Record<string, unknown>) } as OwnUser),
  );
  return { read: () => user, keep };
}
