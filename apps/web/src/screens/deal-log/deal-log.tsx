import '../../styles/proof.css';
import type { api, Reply } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { logFault } from '@briefcast/contract/proof/deal-log';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { FileArchive, Link2, Unlink } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { client } from '../../lib/api.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
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

/** The log of a deal for both of its sides, checked in this browser (/deals/{id}/log). */
export function DealLogScreen() {
  const { id = '' } = useParams();
  useDocumentTitle(m.log_page());
  const user = useUser();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.deals.log(id),
    queryFn: ({ signal }) => client.proof.log({ params: { id } }, { signal }),
  });
  const back = (
    <BackLink to={dealPath(user.role, id)}>
      <bdi className="wrap-anywhere">{data?.title ?? m.log_back()}</bdi>
    </BackLink>
  );
  if (data) return <Checked data={data} back={back} busy={isFetching} onCheck={() => void refetch()} />;
  return (
    <Main bleed>
      <PageHeader band back={back} title={m.log_page()} />
      <div className="wrap py-7">
        <Card>
          {error ? (
            <ErrorState onRetry={() => void refetch()}>{errorText(error, m.log_not_loaded())}</ErrorState>
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

interface CheckedProps {
  data: Reply<typeof api.proof.log>;
  back: React.ReactNode;
  busy: boolean;
  onCheck: () => void;
}

function Checked({ data: { log, evidenceUrl, certificate }, back, busy, onCheck }: CheckedProps) {
  const fault = useMemo(() => logFault(log), [log]);
  return (
    <Main bleed>
      <PageHeader
        band
        back={back}
        title={m.log_page()}
        badge={
          <Badge
            stock={fault ? 'red' : 'green'}
            icon={fault ? <Unlink aria-hidden className="ic" /> : <Link2 aria-hidden className="ic" />}
          >
            {fault ? m.log_does_not_fit({ entry: formatCount(fault.entry) }) : m.log_unbroken()}
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
          <LogLines entries={log.entries} broken={fault?.entry ?? null} />
        </Card>
        <div className="grid gap-5">
          <Chain log={log} fault={fault} busy={busy} onCheck={onCheck} />
          <InTheEvidence hasCertificate={certificate !== null} />
        </div>
      </div>
    </Main>
  );
}
