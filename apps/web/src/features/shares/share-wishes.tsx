import { limits, type NewShare, type ShareDays, shareDays } from '@briefcast/contract';
import { formatCount, formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export type Wishes = Omit<NewShare, 'fileIds'> & { password: string };

interface ShareWishesProps {
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}

/** The settings of a link on one closed line that says them. */
export function ShareWishes({ wishes, onChange }: ShareWishesProps) {
  const { canComment, days, password, hasWatermark, showsEarlierVersions } = wishes;
  const said = [
    canComment ? m.share_watch_and_comment() : m.share_watch(),
    m.share_days_said({ n: days, count: formatCount(days) }),
    password === '' ? m.share_no_password_said() : m.share_password_said(),
    ...(hasWatermark ? [m.share_watermark_said()] : []),
    ...(showsEarlierVersions ? [m.share_earlier_said()] : []),
  ];
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 py-2 text-sm">
        <ChevronDown aria-hidden className="ic flex-none transition-transform group-open:rotate-180" />
        <span className="min-w-0">
          <span className="block font-semibold">{m.share_settings()}</span>
          <span className="hint block">{formatList(said)}</span>
        </span>
      </summary>
      <div className="grid gap-5 pt-2 pb-5">
        <WishFields wishes={wishes} onChange={onChange} />
      </div>
    </details>
  );
}

function WishFields({ wishes, onChange }: ShareWishesProps) {
  const change = (fields: Partial<Wishes>) => onChange({ ...wishes, ...fields });
  return (
    <>
      <Field label={m.share_for_whom()} hint={m.share_for_whom_hint()}>
        <TextInput
          value={wishes.name}
          maxLength={limits.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={m.share_allows()}>
        <Select
          value={wishes.canComment ? 'comment' : 'watch'}
          options={[
            { value: 'watch', label: m.share_watch() },
            { value: 'comment', label: m.share_watch_and_comment() },
          ]}
          onChange={(event) => change({ canComment: event.target.value === 'comment' })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.share_ends()}>
          <Select
            value={String(wishes.days)}
            options={shareDays.map((days) => ({
              value: String(days),
              label: m.share_in_days({ n: days, count: formatCount(days) }),
            }))}
            onChange={(event) => change({ days: Number(event.target.value) as ShareDays })}
          />
        </Field>
        <Field label={m.share_password()} hint={m.share_password_hint()}>
          <TextInput
            value={wishes.password}
            maxLength={limits.name}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change({ password: event.target.value.trim() })}
          />
        </Field>
      </div>
      <SwitchLine
        title={m.share_watermark()}
        hint={m.share_watermark_hint()}
        checked={wishes.hasWatermark}
        onChange={(hasWatermark) => change({ hasWatermark })}
      />
      <SwitchLine
        title={m.share_earlier()}
        checked={wishes.showsEarlierVersions}
        onChange={(showsEarlierVersions) => change({ showsEarlierVersions })}
      />
    </>
  );
}

interface SwitchLineProps {
  title: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function SwitchLine({ title, hint, checked, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <span>
        <label htmlFor={id} className="block font-semibold">
          {title}
        </label>
        {hint ? <span className="hint">{hint}</span> : null}
      </span>
      <Switch id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </div>
  );
}
