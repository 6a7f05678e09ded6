import type { Currency, Result } from '@briefcast/contract';
import { formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, FileSpreadsheet, Image, ImageOff, MessageCircleWarning } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { showError } from '../../lib/show-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import { AsStated, type SideNames } from './as-stated.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { NumberList } from './number-list.tsx';
import { useAnswerResult } from './use-results.ts';

interface StatedResultProps {
  dealId: string;
  publicationId: string;
  currency: Currency;
  names: SideNames;
  result: Result;
  /** Whether the reader is of the other side, and answers for it. */
  mayAnswer: boolean;
}

/** One statement of numbers, with its proof and the answer of the other side. */
export function StatedResult({ result, currency, names, mayAnswer, ...of }: StatedResultProps) {
  const { moment, numbers, proof, answer, importedFrom } = result;
  const Source = importedFrom ? FileSpreadsheet : ImageOff;
  return (
    <section aria-label={m.result_moment({ moment })} className="stated-result">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-ui font-semibold">{m.result_moment({ moment })}</h3>
        {answer ? <AnswerBadge agrees={answer.agrees} /> : null}
      </div>
      <NumberList numbers={numbers} currency={currency} />
      {answer?.note ? (
        <p dir="auto" className="text-sm wrap-anywhere">
          {answer.note}
        </p>
      ) : null}
      <p className="hint flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          <AsStated names={names} {...result} />
        </span>
        {proof ? (
          <a
            href={mediaUrl(proof.url)}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex items-center gap-1.5 font-semibold"
            aria-label={m.result_open_proof({ name: proof.name })}
          >
            <Image aria-hidden className="ic size-4!" />
            {m.result_screenshot()}
          </a>
        ) : (
          <span className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere">
            <Source aria-hidden className="ic size-4!" />
            {sourceText(importedFrom)}
          </span>
        )}
        {answer ? (
          <span className="num">{m.result_answered_on({ day: formatShortDay(answer.answeredAt) })}</span>
        ) : null}
      </p>
      {mayAnswer ? <Answers {...of} result={result} /> : null}
    </section>
  );
}

/** File that numbers without a screenshot were imported from. */
export const sourceText = (importedFrom: string): string =>
  importedFrom ? m.result_imported_from({ file: importedFrom }) : m.result_no_proof();

/** Answer of the other side: agreed, or disputed. */
export function AnswerBadge({ agrees }: { agrees: boolean }) {
  const Icon = agrees ? Check : MessageCircleWarning;
  return (
    <Badge tone={agrees ? 'green' : 'orange'} icon={<Icon aria-hidden className="ic" />}>
      {agrees ? m.result_agreed() : m.result_disputed()}
    </Badge>
  );
}

function Answers({
  dealId,
  publicationId,
  result,
}: Pick<StatedResultProps, 'dealId' | 'publicationId' | 'result'>) {
  const dispute = useFreshDialog();
  const answer = useAnswerResult({ dealId, publicationId, resultId: result.id });
  const agree = () =>
    answer.mutate(
      { agrees: true, note: '' },
      {
        onSuccess: () => toastSuccess(m.result_agreed_toast()),
        onError: (error) => showError(m.result_not_answered(), error),
      },
    );
  return (
    <div className="flex flex-wrap gap-2">
      {result.answer?.agrees ? null : (
        <OnlineButton
          variant="outline"
          size="sm"
          className="max-sm:min-h-11"
          busy={answer.isPending}
          onClick={agree}
        >
          {m.result_agree()}
        </OnlineButton>
      )}
      <Button variant="ghost" size="sm" className="max-sm:min-h-11" onClick={dispute.open}>
        {m.result_dispute()}
      </Button>
      {dispute.opening > 0 ? (
        <DisputeDialog
          key={dispute.opening}
          of={{ dealId, publicationId, resultId: result.id }}
          open={dispute.isOpen}
          onOpenChange={dispute.setOpen}
        />
      ) : null}
    </div>
  );
}
