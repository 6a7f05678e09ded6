import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/show-error.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { type Removal, RemovalDialog } from './removal-dialog.tsx';

/** Action that the admin is asked about before it is done. */
export interface AdminAction {
  title: string;
  /** Question asked before it is done (rules/admin#questions). */
  question: string;
  confirmLabel: string;
  /** Label of the button that does nothing, where "Cancel" could be taken for the action. */
  cancelLabel?: string;
  busyText: string;
  danger: boolean;
  run: (reason: string) => Promise<{ message: string }>;
  /** The name of a field for the reason, which goes along with the answer and must be filled in. */
  reasonLabel?: string;
  /** Message for a failure. */
  failureText: (error: unknown) => string;
  /** Subject of a deletion, whose counts the question shows. */
  removal?: Removal;
  /** The creator who is published: the question says what their profile lacks. */
  publishedId?: string;
}

/** Asks, does it, tells how it went, and reads every list again. The dialog stays open on failure. */
export function useAdminAction() {
  const [asked, setAsked] = useState<AdminAction | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [questions, setQuestions] = useState(0);
  const [reason, setReason] = useState('');
  const mutation = useMutation({
    mutationFn: (action: AdminAction) => action.run(reason.trim()),
    onSuccess: async ({ message }) => {
      await refreshAdmin();
      setOpen(false);
      toastSuccess(message);
    },
    onError: (error, action) => {
      toastError(action.failureText(error));
      void refreshAdmin();
    },
  });

  return {
    /** Stays while the dialog fades out. */
    asked,
    isOpen,
    isRunning: mutation.isPending,
    /** Number of questions asked so far, as a key: each question starts again. */
    questions,
    ask(action: AdminAction) {
      setAsked(action);
      setReason('');
      setQuestions((before) => before + 1);
      setOpen(true);
    },
    reason,
    setReason,
    close: () => setOpen(false),
    confirm: () => asked && mutation.mutate(asked),
  };
}

export type AdminActionControl = ReturnType<typeof useAdminAction>;

/** A deletion that failed says why, or only that it did (rules/admin#questions). */
export const deleteFailureText = (error: unknown) => errorText(error, m.admin_delete_failed());

/** The question of an admin's action. */
export function ActionDialog({ action }: { action: AdminActionControl }) {
  const { asked, isOpen, isRunning, questions, reason, setReason, close, confirm } = action;
  if (asked === null) return null;
  const question = {
    open: isOpen,
    onOpenChange: (open: boolean) => !open && close(),
    title: asked.title,
    confirmLabel: asked.confirmLabel,
    cancelLabel: asked.cancelLabel,
    danger: asked.danger,
    busy: isRunning,
    busyText: asked.busyText,
    onConfirm: confirm,
    children: asked.question,
  };
  if (asked.publishedId) return <PublishDialog key={questions} creatorId={asked.publishedId} {...question} />;
  return asked.removal ? (
    <RemovalDialog key={questions} removal={asked.removal} {...question} />
  ) : (
    <ConfirmDialog
      {...question}
      disabled={asked.reasonLabel !== undefined && reason.trim() === ''}
      field={
        asked.reasonLabel ? (
          <ReasonField label={asked.reasonLabel} value={reason} onChange={setReason} />
        ) : undefined
      }
    />
  );
}

interface ReasonFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Reason for the admin's action, for the people concerned: nothing is confirmed without it. */
export function ReasonField({ label, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={label} required>
      <TextArea
        dir="auto"
        rows={3}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
