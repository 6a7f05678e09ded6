import { limits, type ShareSummary } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { EntrancePage } from '../../features/shares/entrance-page.tsx';
import { client } from '../../lib/api.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { fullName } from '../../lib/names.ts';
import { errorText } from '../../lib/show-error.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface EnterCardProps {
  token: string;
  summary: ShareSummary;
  onEntered: (guestToken: string) => void;
}

/** Asks for a name, and for the password if there is one. */
export function EnterCard({ token, summary, onEntered }: EnterCardProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const enter = useMutation({
    mutationFn: () =>
      client.shares.enter({ params: { token }, body: { name, ...(password ? { password } : {}) } }),
    onSuccess: ({ guest }) => onEntered(guest.token),
  });
  const { by, companyName, profileImage } = summary;
  const person = by && fullName(by);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '' && !enter.isPending) enter.mutate();
  }

  return (
    <EntrancePage
      title={summary.title}
      lead={
        <p className="mb-5 flex items-center gap-3 text-ink-2">
          <BrandLogoAvatar name={companyName} src={profileImage && mediaUrl(profileImage)} size={44} />
          <span className="min-w-0">
            {person
              ? m.share_person_asks({ person, company: companyName })
              : m.share_company_asks({ company: companyName })}
          </span>
        </p>
      }
    >
      <form noValidate className="mt-5 grid gap-4" onSubmit={handleSubmit}>
        <FormError>{enter.error ? errorText(enter.error, m.call_failed()) : undefined}</FormError>
        {summary.hasPassword ? (
          <Field label={m.share_password()} required>
            <PasswordInput
              autoComplete="off"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        ) : null}
        <Field label={m.share_your_name()} hint={m.share_your_name_hint()} required>
          <TextInput
            autoComplete="name"
            maxLength={limits.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="cast"
          size="lg"
          busy={enter.isPending}
          busyText={m.share_entering()}
          disabled={name.trim() === ''}
        >
          {m.share_enter()}
        </Button>
        <p className="hint num flex items-center gap-2">
          <Clock aria-hidden className="ic size-4!" />
          {m.share_ends_on({ date: formatDateWithTime(summary.expiresAt) })}
        </p>
      </form>
    </EntrancePage>
  );
}
