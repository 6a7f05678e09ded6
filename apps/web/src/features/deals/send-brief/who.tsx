import { mostCreatorsOfBrief } from '@briefcast/contract';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { turnaroundText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { CreatorPicker } from './several/creator-picker.tsx';
import { RecipientRows } from './several/recipient-rows.tsx';
import type { Recipients } from './several/use-recipients.ts';

interface WhoProps {
  to: Recipients;
  disabled: boolean;
  /** Ids of creators who take no briefs, as the server responded. */
  unavailable: readonly string[];
  /** Whether it was sent without a single price. */
  isPriceMissing: boolean;
  onChange: (people: Recipients['people']) => void;
}

/** The recipients of the brief, with their prices where there are several, and the way to more of them. */
export function Who({ to, disabled, unavailable, isPriceMissing, onChange }: WhoProps) {
  const [isPicking, setPicking] = useState(false);
  const { people, drafts } = to;
  const [only, ...others] = people;
  const isFull = people.length >= mostCreatorsOfBrief;
  const names = people.filter(({ id }) => unavailable.includes(id)).map(fullName);
  const staying = to.isEach ? drafts.map(({ creator }) => fullName(creator)) : [];
  const hints = [
    ...(others.length > 0 ? [m.several_hint({ count: formatCount(people.length) })] : []),
    ...(staying.length > 0 ? [m.several_stay({ n: staying.length, names: formatSeries(staying) })] : []),
  ];
  return (
    <FieldGroup
      label={m.brief_who()}
      hint={hints.join(' ') || undefined}
      error={
        names.length > 0
          ? m.several_unavailable({ n: names.length, names: formatSeries(names) })
          : isPriceMissing && to.ready.length === 0
            ? m.several_no_price()
            : undefined
      }
    >
      <div data-focus-later className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          {only && others.length === 0 ? (
            <span className="recipient">
              <Avatar
                name={fullName(only)}
                src={only.profileImage && mediaUrl(only.profileImage)}
                size={32}
              />
              <span className="min-w-0 wrap-anywhere">
                <bdi>{fullName(only)}</bdi> <small>{turnaroundText(only)}</small>
              </span>
            </span>
          ) : null}
          {disabled || isPicking || isFull ? null : (
            <button type="button" className="recipient-add" onClick={() => setPicking(true)}>
              <Plus aria-hidden className="ic" />
              {m.several_add()}
            </button>
          )}
        </div>
        {isPicking && !disabled ? (
          <CreatorPicker people={people} onChange={onChange} onDone={() => setPicking(false)} />
        ) : null}
        {others.length > 0 ? (
          <RecipientRows
            to={to}
            disabled={disabled}
            onRemove={(id) => onChange(people.filter((one) => one.id !== id))}
          />
        ) : null}
      </div>
    </FieldGroup>
  );
}
