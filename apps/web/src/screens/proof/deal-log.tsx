import '../../styles/proof.css';
import { dealPath } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { FileArchive, Link2, Unlink } from 'lucide-react';
import { useParams } from 'react-router';
import { mediaUrl } from '../../lib/media-url.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { Chain, InTheEvidence } from './log-aside.tsx';
import { LogLines } from './log-lines.tsx';
import { type CheckedLog, useCheckedLog } from './use-checked-log.ts';

/** The log of a deal for both of its sides, checked in this browser (/deals/{id}/log). */
export function DealLogScreen() {
  const { id = '' } = useParams();
  useDocumentTitle(m.log_page());
  const user = useUser();
  const checked = useCheckedLog(id);
  const { first, error } = checked;
  const back = (
    <BackLink to={dealPath(user.role, id)}>
      <bdi className="wrap-anywhere">{first?.title ?? m.log_back()}</bdi>
    </BackLink>
  );
  if (first) return <Checked first={first} checked={checked} back={back} />;
  return (
    <Main bleed>
      <PageHeader band back={back} title={m.log_page()} />
      <div className="wrap py-7">
        <Card>
          {error ? (
            <ErrorState onRetry={checked.checkAgain}>{errorText(error, m.log_not_loaded())}</ErrorState>
          ) : (
            <div className="grid gap-4">
              <LoadingText>{m.log_loading()}</LoadingText>
              {['one', 'two', 'three', 'four'].map((key) => (
                <Skeleton key={key} className="h-14" />
              ))}
            </div>
          )}
        </Card>
      </div>
    </Main>
  );
}

const verdicts = {
  fits: { tone: 'green', Icon: Link2, text: m.log_unbroken },
  broken: { tone: 'red', Icon: Unlink },
  checking: { tone: 'buff', Icon: Link2, text: m.log_checking },
  unread: { tone: 'yellow', Icon: Unlink, text: m.log_not_read_to_its_end },
} as const;

interface CheckedProps {
  first: NonNullable<CheckedLog['first']>;
  checked: CheckedLog;
  back: React.ReactNode;
}

function Checked({ first: { evidenceUrl, certificate }, checked, back }: CheckedProps) {
  const { entries, fault, verdict } = checked;
  const { tone, Icon } = verdicts[verdict];
  return (
    <Main bleed>
      <PageHeader
        band
        back={back}
        title={m.log_page()}
        badge={
          <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
            {verdict === 'broken'
              ? m.log_does_not_fit({ entry: formatCount(fault?.entry ?? 0) })
              : verdicts[verdict].text()}
          </Badge>
        }
        actions={
          <a className="btn btn-primary" href={mediaUrl(evidenceUrl)} download>
            <FileArchive aria-hidden className="ic" />
            {m.log_download()}
          </a>
        }
      />
      <div className="wrap grid items-start gap-5 py-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <Card title={m.log_heading()}>
          <LogLines entries={entries} broken={fault?.entry ?? null} />
        </Card>
        <div className="grid gap-5">
          <Chain checked={checked} />
          <InTheEvidence hasCertificate={certificate !== null} />
        </div>
      </div>
    </Main>
  );
}
