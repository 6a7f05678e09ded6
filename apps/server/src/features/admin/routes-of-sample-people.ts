/** Invented people: put in, looked as and taken out, each in the audit trail (rules/sample-people). */
import { randomBytes } from 'node:crypto';
import { api } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { fillWithSamplePeople } from '../sample-people/fill-with-sample-people.ts';
import { openLook } from '../sample-people/open-look.ts';
import { readSamplePeople } from '../sample-people/read-sample-people.ts';
import { removeSamplePeople } from '../sample-people/remove-sample-people.ts';
import { recordAudit } from './audit.ts';

async function fill(deps: Deps, admin: AdminActor) {
  const passwordHash = await deps.passwords.hash(randomBytes(32).toString('base64url'));
  return deps.db.transaction(async (tx) => {
    const areNew = await fillWithSamplePeople(deps, tx, passwordHash);
    const { areIn: _, ...after } = await readSamplePeople(tx);
    const subject = m.samplepeople_title();
    if (areNew) await recordAudit(deps, tx, { by: admin, action: 'sample_people.fill', subject, after });
  });
}

const remove = (deps: Deps, admin: AdminActor) =>
  deps.db.transaction(async (tx) => {
    const { areIn, ...before } = await readSamplePeople(tx);
    if (!areIn) return;
    await removeSamplePeople(deps, tx, admin);
    const subject = m.samplepeople_title();
    await recordAudit(deps, tx, { by: admin, action: 'sample_people.remove', subject, before });
  });

export function samplePeopleRoutes(app: FastifyInstance, deps: Deps): void {
  const { samplePeople } = api;
  const now = async () => ({ samplePeople: await readSamplePeople(deps.db) });
  serve(app, deps, samplePeople.read, now);
  serve(app, deps, samplePeople.fill, async ({ actor }) => {
    await fill(deps, actor);
    return now();
  });
  serve(app, deps, samplePeople.look, ({ actor, body }) =>
    deps.db.transaction(async (tx) => {
      const signedIn = await openLook(deps, tx, actor, body.role);
      const { user } = signedIn;
      const subject = user.role === 'BRAND' ? user.companyName : `${user.firstName} ${user.lastName}`;
      await recordAudit(deps, tx, { by: actor, action: 'sample_people.look', subject });
      return signedIn;
    }),
  );
  serve(app, deps, samplePeople.remove, async ({ actor }) => {
    await remove(deps, actor);
    return now();
  });
}
