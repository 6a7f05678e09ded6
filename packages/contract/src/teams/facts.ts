import type { MemberRole } from './member.ts';

export interface Facts {
  /** Facts of an organisation; the subject is the person. */
  'member.joined': { role: MemberRole };
  'member.role_changed': { from: MemberRole; to: MemberRole };
  'member.removed': null;
  /** One was sent, sent again or taken back; the subject is the invitation. */
  'invitation.changed': null;
}
