/** Actions in the audit trail, in the kinds by which it is filtered (rules/deletion#audit). */

const actionsOf = {
  creators: [
    'creator.publish',
    'creator.unpublish',
    'creator.delete',
    'creator.approve',
    'creator.send_back',
    'creator.suspend',
    'creator.lift',
    'creator.warn',
  ],
  brands: ['brand.delete', 'brand.suspend', 'brand.lift', 'brand.warn'],
  deals: ['deal.viewed', 'deal.cancel', 'deal.delete'],
  castings: ['casting.end'],
  reports: ['report.close'],
  disputes: ['dispute.decide'],
  people: [
    'person.two_factor_off',
    'person.suspend',
    'person.lift',
    'person.log_out',
    'person.confirmation_mail',
    'join_link.create',
    'join_link.end',
    'join_link.mail',
    'sample_people.fill',
    'sample_people.remove',
    'sample_people.look',
  ],
  admins: [
    'admin.add',
    'admin.remove',
    'admin.role',
    'admin.password',
    'admin.two_factor_on',
    'admin.two_factor_off',
  ],
  log_ins: ['admin.log_in', 'admin.log_out', 'admin.log_in_failed'],
  jobs: ['job.retry', 'job.discard'],
  money: [
    'credits.give',
    'credits.ask',
    'credits.decline',
    'order.confirm',
    'order.cancel',
    'order.refund',
    'month.refund',
    'invoice.mail',
    'einvoice.hand_over',
  ],
  settings: ['settings.change', 'einvoice.provider', 'legal.publish'],
  lists: ['list.save'],
} as const;

export type AuditKind = keyof typeof actionsOf;
export type AuditAction = (typeof actionsOf)[AuditKind][number];

export const auditKinds = Object.keys(actionsOf) as [AuditKind, ...AuditKind[]];

/** The actions of a kind. */
export const auditActionsOf = (kind: AuditKind): readonly AuditAction[] => actionsOf[kind];

/** Subject of a line, by name; accounts also have an id, which stays when they are gone. */
export interface AuditSubject {
  name: string;
  id: string | null;
}

const nameAndId = /^(.*) \(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)$/su;

/** Splits a stored subject of the form `Name (id)`; any other text is a name without an id. */
export function auditSubject(subject: string): AuditSubject {
  const [, name, id] = nameAndId.exec(subject) ?? [];
  return name !== undefined && id !== undefined ? { name, id } : { name: subject, id: null };
}
