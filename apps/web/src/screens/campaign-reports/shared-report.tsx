import { AppError, type ReportSummary } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { EntrancePage } from '../../features/shares/entrance-page.tsx';
import { client } from '../../lib/api.ts';
import { guestToken } from '../../lib/guest-token.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { askWith, keyApart, q, queriesBy } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Main } from '../../ui/main.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { ReportSheet } from './report-sheet.tsx';

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : null);
const isOver = (error: unknown) =>
  ['campaignreport.link_ended', 'campaignreport.link_not_found'].includes(codeOf(error) ?? '');
const visitOf = (token: string) => guestToken(`report:${token}`);

/** Report of a campaign for a person without an account, by the link that was sent to them (/r/:token). */
export function SharedReportScreen() {
  const { token = '' } = useParams();
  return <OpenReport key={token} token={token} />;
}

function OpenReport({ token }: { token: string }) {
  const kept = visitOf(token);
  const [visit, setVisit] = useState(kept.read);
  const summary = useQuery(q('campaignReports.summary', { params: { token } }));
  const asking = queriesBy<'campaignReports.opened'>(askWith(async () => kept.client()));
  const opened = asking.q('campaignReports.opened', { params: { token } });
  const report = useQuery({
    ...opened,
    queryKey: keyApart(opened.queryKey, visit),
    enabled: visit !== null,
    retry: false,
    // The addresses of the pictures end after an hour at the earliest.
    refetchInterval: 30 * minuteMs,
  });
  const open = useMutation({
    mutationFn: (password?: string) =>
      client.campaignReports.open({ params: { token }, body: password ? { password } : {} }),
    onSuccess: ({ visit: begun }) => {
      kept.keep(begun);
      setVisit(begun);
    },
  });
  const summed = summary.data?.summary;
  useDocumentTitle(summed?.name ?? m.campaign_report_page());
  const needsVisit = visit === null || codeOf(report.error) === 'campaignreport.open_first';
  const opensByItself = needsVisit && summed?.hasPassword === false && open.isIdle;
  const begin = open.mutate;
  useEffect(() => {
    if (opensByItself) begin(undefined);
  }, [opensByItself, begin]);

  const error = summary.error ?? (needsVisit ? open.error : report.error);
  if (isOver(error)) {
    const hasEnded = codeOf(error) === 'campaignreport.link_ended';
    return (
      <EntrancePage
        title={hasEnded ? m.campaign_report_link_has_ended() : m.campaign_report_link_unknown()}
        isOver
      >
        <p className="mt-2 text-ink-2">{errorText(error, m.call_failed())}</p>
      </EntrancePage>
    );
  }
  if (!needsVisit && report.data && summed) return <Shown summary={summed} report={report.data.report} />;
  if (needsVisit && summed?.hasPassword)
    return (
      <PasswordPage
        summary={summed}
        error={open.error}
        isOpening={open.isPending}
        onOpen={(password) => open.mutate(password)}
      />
    );
  const keeps = m.campaign_report_nothing_kept();
  if (!error) return <EntrancePage title={m.campaign_report_opening()} keeps={keeps} />;
  return (
    <EntrancePage title={m.campaign_report_not_opened_page()} keeps={keeps}>
      <p className="mt-2 mb-5 text-ink-2">{errorText(error, m.call_failed())}</p>
      <Button
        onClick={() => {
          if (summary.error) void summary.refetch();
          else if (needsVisit) open.mutate(undefined);
          else void report.refetch();
        }}
      >
        {m.action_retry()}
      </Button>
    </EntrancePage>
  );
}

interface PasswordPageProps {
  summary: ReportSummary;
  error: unknown;
  isOpening: boolean;
  onOpen: (password: string) => void;
}

function PasswordPage({ summary, error, isOpening, onOpen }: PasswordPageProps) {
  const [password, setPassword] = useState('');
  const { brand, name } = summary;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password !== '' && !isOpening) onOpen(password);
  }

  return (
    <EntrancePage
      title={name}
      keeps={m.campaign_report_nothing_kept()}
      lead={
        <p className="mb-5 flex items-center gap-3 text-ink-2">
          <BrandLogoAvatar name={brand.name} src={brand.image && mediaUrl(brand.image)} size={44} />
          <span className="min-w-0 wrap-anywhere">
            {m.campaign_report_from_brand({ company: brand.name })}
          </span>
        </p>
      }
    >
      <form noValidate className="mt-5 grid gap-4" onSubmit={submit}>
        <FormError>{error ? errorText(error, m.call_failed()) : undefined}</FormError>
        <Field label={m.campaign_report_password()} required>
          <PasswordInput
            autoComplete="off"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="cast"
          size="lg"
          busy={isOpening}
          busyText={m.campaign_report_opening()}
          disabled={password === ''}
        >
          {m.campaign_report_open()}
        </Button>
      </form>
    </EntrancePage>
  );
}

function Shown({ summary, report }: { summary: ReportSummary } & Parameters<typeof ReportSheet>[0]) {
  return (
    <>
      <header className="wrap flex min-h-16 items-center justify-between gap-4">
        <Logo className="h-7" />
        <LanguageSwitch />
      </header>
      <Main>
        <h1 className="sr-only">{m.campaign_report_of({ name: summary.name })}</h1>
        <div className="mx-auto max-w-[980px]">
          <ReportSheet report={report} />
          <p className="hint mt-4">{m.campaign_report_guest_note({ day: formatLongDate(summary.endsOn) })}</p>
        </div>
      </Main>
    </>
  );
}
