/**
 * Accounts of admins: created and deleted by admins, secured by their owners, every change in the audit trail
 * (rules/accounts#admins).
 */
import { AppError, api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import {
  type AdminAccount,
  addAdmin,
  nameInAudit,
  readAdmins,
  removeAdmin,
  setAdminRole,
} from '../../platform/auth/admin-accounts.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { recordAudit } from './audit.ts';
import {
  beginAdminTwoFactor,
  changeAdminPassword,
  readOwnAdmin,
  turnOffAdminTwoFactor,
  turnOnAdminTwoFactor,
} from './own-account.ts';

const presentAdmin = ({ createdAt, ...admin }: AdminAccount) => ({
  ...admin,
  createdAt: createdAt.toISOString(),
});

export function adminAccountsRoutes(app: FastifyInstance, deps: Deps): void {
  const { admins } = api;
  serve(app, deps, admins.me, async ({ actor }) => ({ role: actor.role }));
  serve(app, deps, admins.list, async ({ actor }) => ({
    admins: (await readAdmins(deps.db)).map(presentAdmin),
    own: await readOwnAdmin(deps.db, actor),
  }));
  serveCreating(app, deps, admins.add, {
    prepare: ({ body }) => deps.passwords.hashChosen(body.password),
    async create(txDeps, tx, { actor, body, prepared: passwordHash }) {
      const { email, name, role } = body;
      const added = await addAdmin(txDeps, tx, { email, name, passwordHash, role });
      await recordAudit(txDeps, tx, {
        by: actor,
        action: 'admin.add',
        subject: nameInAudit(added),
        after: { role },
      });
      return { admin: presentAdmin(added) };
    },
  });
  serve(app, deps, admins.remove, async ({ actor, params }) => {
    if (params.id === actor.adminId) throw new AppError('admin.own_account');
    await deps.db.transaction(async (tx) => {
      const removed = await removeAdmin(tx, params.id);
      await recordAudit(deps, tx, { by: actor, action: 'admin.remove', subject: nameInAudit(removed) });
    });
    return {};
  });
  serve(app, deps, admins.changeRole, async ({ actor, params, body }) => {
    if (params.id === actor.adminId) throw new AppError('admin.own_account');
    const admin = await deps.db.transaction(async (tx) => {
      const { admin, was } = await setAdminRole(tx, params.id, body.role);
      await recordAudit(deps, tx, {
        by: actor,
        action: 'admin.role',
        subject: nameInAudit(admin),
        before: { role: was },
        after: { role: admin.role },
      });
      return admin;
    });
    return { admin: presentAdmin(admin) };
  });
  serve(app, deps, admins.changePassword, async ({ actor, body, request }) => {
    await changeAdminPassword(deps, actor, body, request.ip);
    return {};
  });
  serve(app, deps, admins.beginTwoFactor, ({ actor, body, request }) =>
    beginAdminTwoFactor(deps, actor, body.password, request.ip),
  );
  serve(app, deps, admins.turnOnTwoFactor, async ({ actor, body }) => ({
    recoveryCodes: await turnOnAdminTwoFactor(deps, actor, body.code),
  }));
  serve(app, deps, admins.turnOffTwoFactor, async ({ actor, body, request }) => {
    await turnOffAdminTwoFactor(deps, actor, body, request.ip);
    return {};
  });
}
