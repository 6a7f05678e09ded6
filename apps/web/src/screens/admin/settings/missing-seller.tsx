import { missingOfHouse } from '@briefcast/contract/admin/seller';
import { findingText } from '@briefcast/i18n/findings';
import { m } from '@briefcast/i18n/messages';
import { Store } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Notice } from '../../../ui/notice.tsx';
import type { CardsProps } from './setting-fields.tsx';

/** Lists missing facts of the seller, each leading to its field; renders nothing once all are stated. */
export function MissingSeller({ form, onOpen }: CardsProps) {
  const [seller, bank] = useWatch({ control: form.control, name: ['seller', 'bank'] });
  const missing = missingOfHouse({ seller, bank });
  if (missing.length === 0) return null;
  return (
    <Notice tone="orange" title={m.admin_settings_missing()} icon={<Store aria-hidden className="ic" />}>
      <p>{m.admin_settings_missing_text()}</p>
      <ul className="mt-2 list-disc ps-5">
        {missing.map((finding) => (
          <li key={finding.code}>
            <button type="button" className="link" onClick={() => onOpen(finding.path.join('.'))}>
              {findingText(finding)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
