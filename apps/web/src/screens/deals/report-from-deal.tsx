import type { DealDetail, OwnUser } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { creatorName } from '../../features/deals/party-names.ts';
import { useThread } from '../../features/messages/use-thread.ts';
import { ReportDialog, type Reported } from '../../parts/moderation/report-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface ReportFromDealProps {
  deal: DealDetail;
  user: OwnUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Choice = Reported & { label: string };

/** Reports something of the other side of a deal: a message, a file, or the creator; nobody reports their own side. */
export function ReportFromDeal({ deal, user, open, onOpenChange }: ReportFromDealProps) {
  const { thread, isLoadingEarlier, loadEarlier } = useThread(deal);
  const messages = thread.messages
    .filter(({ sender }) => sender.role !== user.role)
    .toReversed()
    .map(
      ({ id, createdAt, content }): Choice => ({
        subject: 'MESSAGE',
        id,
        label: m.report_message_of({ when: formatDateWithTime(createdAt), words: content }),
      }),
    );
  const files = deal.files
    .filter(({ uploader }) => uploader.role !== user.role)
    .map(({ id, originalName }): Choice => ({ subject: 'FILE', id, label: originalName }));
  const person: Choice[] =
    user.role === 'BRAND' && deal.creator
      ? [{ subject: 'PROFILE', id: deal.creator.id, label: creatorName(deal.creator) }]
      : [];
  const kinds = [
    { subject: 'MESSAGE', title: m.report_about_message(), choices: messages },
    { subject: 'FILE', title: m.report_about_file(), choices: files },
    { subject: 'PROFILE', title: m.report_about_creator(), choices: person },
  ].filter(({ choices }) => choices.length > 0);
  const [subject, setSubject] = useState(kinds[0]?.subject);
  const [id, setId] = useState<string>();
  const choices = kinds.find((kind) => kind.subject === subject)?.choices ?? [];
  const reported = choices.find((choice) => choice.id === id) ?? choices[0];
  return (
    <ReportDialog
      reported={reported ?? null}
      title={m.report_something()}
      open={open}
      onOpenChange={onOpenChange}
    >
      <FieldGroup label={m.report_about()} hint={kinds.length === 0 ? m.report_nothing() : undefined}>
        {kinds.map((kind) => (
          <label key={kind.subject} className="check">
            <span className="check-box">
              <input
                type="radio"
                name="report-about"
                checked={kind.subject === subject}
                onChange={() => setSubject(kind.subject)}
              />
            </span>
            {kind.title}
          </label>
        ))}
      </FieldGroup>
      {choices.length > 0 ? (
        <Field label={m.report_which()} labelHidden>
          <Select
            value={reported?.id}
            options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
            onChange={(event) => setId(event.target.value)}
          />
        </Field>
      ) : null}
      {subject === 'MESSAGE' && thread.hasEarlier ? (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          busy={isLoadingEarlier}
          busyText={m.report_earlier_loading()}
          onClick={loadEarlier}
        >
          {m.report_earlier()}
        </Button>
      ) : null}
    </ReportDialog>
  );
}
