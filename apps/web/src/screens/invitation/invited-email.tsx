import type { InvitationPreview } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** The address that the invitation is for; nobody chooses another one. */
export function InvitedEmail({ invitation }: { invitation: InvitationPreview }) {
  return (
    <Field
      label={m.invitation_email()}
      hint={m.invitation_email_hint({ date: formatLongDate(invitation.expiresAt) })}
    >
      <TextInput type="email" autoComplete="username" readOnly value={invitation.email} />
    </Field>
  );
}
