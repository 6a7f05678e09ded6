import type { ReadinessSubject } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { readinessSubjects } from '@briefcast/i18n/labels/readiness';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { siteQuery } from '../../../lib/site-query.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { readinessQuery } from '../admin-queries.ts';
import { ReasonText } from './readiness-card.tsx';

/** Lists what is missing before the public comes; renders nothing once all of it is there, nor in a demo. */
export function ReadinessNotice({ without = [] }: { without?: readonly ReadinessSubject[] | undefined }) {
  const { data } = useQuery(readinessQuery);
  const isDemo = Boolean(useQuery(siteQuery).data?.demo);
  const missing = (data?.lines ?? []).filter(
    ({ state, subject }) => state === 'MISSING' && !without.includes(subject),
  );
  if (missing.length === 0 || isDemo) return null;
  return (
    <Notice
      tone="orange"
      title={m.readiness_notice()}
      icon={<Megaphone aria-hidden className="ic" />}
      action={
        <ButtonLink variant="outline" size="sm" to={`${paths.admin.href()}?tab=health`}>
          {m.health_title()}
        </ButtonLink>
      }
    >
      <ul className="grid gap-1.5">
        {missing.map(({ subject, reason }) => (
          <li key={subject}>
            <b>{readinessSubjects[subject]()}:</b> {reason === null ? null : <ReasonText reason={reason} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
