import type { ReportLink } from '@briefcast/contract';
import { formatCount, formatDateWithTime, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Copy, Link2, Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { mayForOrganization } from '../../lib/policy.ts';
import { showError } from '../../lib/show-error.ts';
import { useUser } from '../../lib/use-user.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { LinkForm } from './link-form.tsx';
import { isSame, type Shown } from './shown-parts.ts';
import { useEndReportLink, useSetReportLink } from './use-report-link.ts';

interface LinkCardProps {
  campaignId: string;
  link: ReportLink | null;
  shown: Shown;
}

/** The one link to the report: made, changed and ended by owners and managers. */
export function LinkCard({ campaignId, link, shown }: LinkCardProps) {
  const mayShare = mayForOrganization(useUser(), 'campaignreport.share');
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const begin = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  return (
    <Card
      title={m.campaign_report_link()}
      action={
        link ? (
          <Badge
            tone={link.isOver ? 'buff' : 'green'}
            icon={link.isOver ? <Unlink aria-hidden className="ic" /> : <Link2 aria-hidden className="ic" />}
          >
            {link.isOver ? m.campaign_report_link_over() : m.campaign_report_link_on()}
          </Badge>
        ) : null
      }
    >
      {link ? (
        <>
          <Address url={link.url} />
          {password === '' ? null : (
            <p role="status" className="ear-sm mt-3 bg-k-bg px-4 py-3 text-sm text-k-ink" data-tone="yellow">
              {m.campaign_report_password_is({ password })}
            </p>
          )}
          <Differs campaignId={campaignId} link={link} shown={shown} mayShare={mayShare} />
          <Rows campaignId={campaignId} link={link} onChange={mayShare ? begin : null} />
        </>
      ) : mayShare ? (
        <OnlineButton variant="outline" icon={<Link2 aria-hidden className="ic" />} onClick={begin}>
          {m.campaign_report_link_make()}
        </OnlineButton>
      ) : (
        <p className="hint">{m.campaign_report_managers_only()}</p>
      )}
      <p className="hint mt-3">{m.campaign_report_link_about()}</p>
      {openings > 0 ? (
        <LinkForm
          key={openings}
          {...{ campaignId, link, shown }}
          open={isOpen}
          onOpenChange={setOpen}
          onSaved={setPassword}
        />
      ) : null}
    </Card>
  );
}

function Address({ url }: { url: string }) {
  const copy = () =>
    copyToClipboard(url).then(
      () => toastSuccess(m.campaign_report_link_copied()),
      () => toastError(m.campaign_report_link_not_copied(), url),
    );
  return (
    <div className="flex gap-2">
      <span className="input min-w-0 flex-1">
        <input
          readOnly
          dir="ltr"
          aria-label={m.campaign_report_link_address()}
          value={url.replace(/^https?:\/\//, '')}
        />
      </span>
      <IconButton
        label={m.campaign_report_link_copy()}
        icon={<Copy aria-hidden className="ic" />}
        onClick={() => void copy()}
      />
    </div>
  );
}

function Differs({
  campaignId,
  link,
  shown,
  mayShare,
}: LinkCardProps & { link: ReportLink; mayShare: boolean }) {
  const set = useSetReportLink(campaignId);
  if (isSame(link, shown)) return null;
  const { endsOn } = link;
  return (
    <div
      className="ear-sm mt-3 grid justify-items-start gap-2 bg-k-bg px-4 py-3 text-sm text-k-ink"
      data-tone="blue"
    >
      {m.campaign_report_link_differs()}
      {mayShare && !link.isOver ? (
        <OnlineButton
          size="sm"
          variant="outline"
          busy={set.isPending}
          onClick={() =>
            set.mutate(
              { shows: [...shown.shows], language: shown.language, endsOn },
              {
                onSuccess: () => toastSuccess(m.campaign_report_link_changed()),
                onError: (error) => showError(m.campaign_report_link_not_saved(), error),
              },
            )
          }
        >
          {m.campaign_report_link_update()}
        </OnlineButton>
      ) : null}
    </div>
  );
}

interface RowsProps {
  campaignId: string;
  link: ReportLink;
  /** Null for who may not change it. */
  onChange: (() => void) | null;
}

function Rows({ campaignId, link, onChange }: RowsProps) {
  const [isAsking, setAsking] = useState(false);
  const end = useEndReportLink(campaignId);
  const change = (label: string) =>
    onChange ? (
      <OnlineButton size="sm" variant="ghost" aria-label={label} onClick={onChange}>
        {m.campaign_report_change()}
      </OnlineButton>
    ) : null;
  return (
    <ul className="mt-2 divide-y divide-line">
      <Row title={m.campaign_report_ends()} act={change(m.campaign_report_change_end())}>
        {formatLongDate(link.endsOn)}
      </Row>
      <Row title={m.campaign_report_password()} act={change(m.campaign_report_change_password())}>
        {link.hasPassword ? m.campaign_report_password_set() : m.campaign_report_password_none()}
      </Row>
      <Row
        title={
          link.looks === 0
            ? m.campaign_report_not_opened()
            : m.campaign_report_opened({ n: link.looks, count: formatCount(link.looks) })
        }
        act={
          onChange ? (
            <OnlineButton size="sm" variant="ghost" onClick={() => setAsking(true)}>
              {m.campaign_report_end()}
            </OnlineButton>
          ) : null
        }
      >
        {link.lastLookAt ? m.campaign_report_last({ when: formatDateWithTime(link.lastLookAt) }) : null}
      </Row>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.campaign_report_end_ask()}
        confirmLabel={m.campaign_report_end()}
        danger
        busy={end.isPending}
        onConfirm={() =>
          end.mutate(undefined, {
            onSuccess: () => {
              setAsking(false);
              toastSuccess(m.campaign_report_ended());
            },
            onError: (error) => showError(m.campaign_report_not_ended(), error),
          })
        }
      >
        {m.campaign_report_end_text()}
      </ConfirmDialog>
    </ul>
  );
}

const Row = ({ title, act, children }: { title: string; act: ReactNode; children: ReactNode }) => (
  <li className="num flex items-center justify-between gap-3 py-2.5">
    <span className="min-w-0">
      <b className="block font-semibold">{title}</b>
      <small className="hint block">{children}</small>
    </span>
    {act}
  </li>
);
