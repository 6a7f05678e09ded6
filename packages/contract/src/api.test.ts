import { describe, expect, it } from 'vitest';
import { allRoutes } from './api.ts';

describe('the route table', () => {
  it.each(allRoutes)('$name is whole', ({ spec }) => {
    const braces = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
    expect(Object.keys(spec.params?.shape ?? {}).sort()).toEqual(braces.sort());
    if (spec.method === 'GET') expect(spec.body).toBeUndefined();
    if (spec.upload) expect(spec.body).toBeUndefined();
    expect(spec.summary).toMatch(/^[A-Z].*\.$/);
  });

  it('names every call once', () => {
    const calls = allRoutes.map(({ spec }) => `${spec.method} ${spec.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('keeps every call that clients know at its address (rules/wire#addresses)', () => {
    const calls = allRoutes.map(({ spec }) => `${spec.method} ${spec.path}`);
    const known = `
      GET /api/auth/me
      POST /api/auth/login
      POST /api/auth/register
      POST /api/auth/forgot-password
      POST /api/auth/reset-password
      GET /api/users/creators/public
      PUT /api/users/profile
      GET /api/categories
      GET /api/deals/dashboard/stats
      GET /api/deals
      GET /api/deals/creator/stats
      GET /api/deals/creator/my-deals
      POST /api/deals
      GET /api/deals/{id}
      PUT /api/deals/{id}/status
      POST /api/files/upload/{dealId}
      PUT /api/files/{id}/status
      POST /api/files/upload/portfolio
      GET /api/portfolio/{userId}
      POST /api/portfolio
      DELETE /api/portfolio/{itemId}
      POST /api/messages
      POST /api/messages/url-preview
      POST /api/admin/login
      GET /api/admin/dashboard
      GET /api/admin/creators
      GET /api/admin/brands
      GET /api/admin/deals
      DELETE /api/admin/users/{id}
      POST /api/admin/creators/{id}/toggle-publish
      DELETE /api/admin/deals/{id}`;
    const missing = known
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .filter((call) => !calls.includes(call));
    expect(missing).toEqual([]);
  });

  /** Calls that do no harm when repeated: the same again changes nothing, or nothing is kept of it. */
  const repeatable = [
    'accounts.confirmEmail',
    'accounts.forgotPassword',
    'accounts.logIn',
    'accounts.logOut',
    'accounts.resendConfirmation',
    'accounts.resetPassword',
    'admin.bulk',
    'admin.cancelDeal',
    'admin.logIn',
    'admin.logOut',
    'admin.retryJob',
    'admin.retryJobs',
    'admin.togglePublish',
    'adminCastings.end',
    'adminDisputes.decide',
    'adminMoney.cancelOrder',
    'adminMoney.confirmOrder',
    'adminMoney.refundCard',
    'adminSubscriptions.confirm',
    'adminSubscriptions.refund',
    'billing.cancelOrder',
    'billing.checkout',
    'campaignReports.open',
    'campaigns.remind',
    'comments.restore',
    'comments.watch',
    'drafts.submit',
    'drafts.takeBack',
    'files.approve',
    'files.clean',
    'files.undoApproval',
    'joinLinks.mail',
    'linkPreviews.fetch',
    'messages.markRead',
    'messages.markUnread',
    'messages.typing',
    'moderation.closeReport',
    'moderation.decide',
    'needs.showAgain',
    'notifications.markAllRead',
    'notifications.markRead',
    'notifications.unsubscribe',
    'ownPeople.look',
    'readiness.openTestMail',
    'readiness.testContact',
    'readiness.testMail',
    'reports.application',
    'reports.casting',
    'reports.inDeal',
    'reports.profile',
    'samplePeople.look',
    'shares.enter',
    'subscription.checkout',
    'subscription.order',
    'subscription.portal',
    'team.resendInvitation',
    'team.switchOrganization',
    'uploads.complete',
    'uploads.completeFilm',
  ];

  it('takes an idempotency key on every call that creates', () => {
    const posts = allRoutes.filter(({ spec }) => spec.method === 'POST');
    const without = posts.filter(({ spec }) => !spec.creates).map(({ name }) => name);
    expect(without.sort()).toEqual(repeatable);
    for (const { name, spec } of allRoutes) {
      expect(spec.creates === true, name).toBe(spec.status === 201);
      if (spec.creates) expect(spec.method, name).toBe('POST');
    }
  });

  it('lets nobody in by accident', () => {
    const open = allRoutes.filter(({ spec }) => spec.access === 'public').map(({ name }) => name);
    expect(open.sort()).toEqual([
      'accounts.confirmEmail',
      'accounts.forgotPassword',
      'accounts.logIn',
      'accounts.register',
      'accounts.resetPassword',
      'admin.logIn',
      'campaignReports.open',
      'campaignReports.opened',
      'campaignReports.paper',
      'campaignReports.picture',
      'campaignReports.summary',
      'campaigns.calendar',
      'castings.board',
      'castings.linkCard',
      'castings.read',
      'creators.categories',
      'creators.details',
      'creators.directory',
      'creators.linkCard',
      'creators.publicProfile',
      'files.content',
      'files.downloadAll',
      'files.media',
      'invoices.pdf',
      'joinLinks.preview',
      'legal.read',
      'notifications.readUnsubscription',
      'notifications.unsubscribe',
      'ownAccount.confirmNewEmail',
      'ownPeople.decline',
      'ownPeople.open',
      'papers.certificate',
      'papers.dealInvoice',
      'papers.dealInvoiceById',
      'papers.lateLetter',
      'personalData.download',
      'portfolio.list',
      'proof.certificate',
      'proof.evidence',
      'publications.ofCreator',
      'pushes.renewDevice',
      'reports.profile',
      'rights.calendar',
      'shares.addComment',
      'shares.changeComment',
      'shares.comments',
      'shares.content',
      'shares.enter',
      'shares.events',
      'shares.files',
      'shares.removeComment',
      'shares.reply',
      'shares.summary',
      'system.changePassword',
      'system.health',
      'system.marketCard',
      'system.marketIcon',
      'system.marketPicture',
      'system.metrics',
      'system.prices',
      'system.ready',
      'system.robots',
      'system.site',
      'system.siteMap',
      'system.version',
      'team.acceptInvitation',
      'team.readInvitation',
    ]);
  });
});
