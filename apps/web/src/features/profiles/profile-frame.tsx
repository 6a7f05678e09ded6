import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { readSession, readToken } from '../../lib/session.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Main } from '../../ui/main.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { UnsavedQuestion } from '../../ui/unsaved-question.tsx';
import { forgetDraft } from './use-kept-draft.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

interface ProfileFrameProps<Values extends FieldValues, Id extends string> {
  editor: ProfileEditor<Values, Id>;
  /** Where the link above leads, and what it says. */
  backTo: string;
  backLabel: string;
  /** Class of the form, which lays out its cards. */
  className: string;
  children: ReactNode;
}

/** The page of one's own profile: the way back, the form with its cards, and a question before edits are lost. */
export function ProfileFrame<Values extends FieldValues, Id extends string>({
  editor,
  backTo,
  backLabel,
  className,
  children,
}: ProfileFrameProps<Values, Id>) {
  return (
    <Main className={editor.isEditing ? 'pt-3! max-lg:pb-28! md:pt-4!' : 'pt-3! md:pt-4!'}>
      <BackLink to={backTo}>{backLabel}</BackLink>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (editor.isEditing && !editor.isSaving) void editor.submit();
        }}
        className={className}
      >
        {children}
      </form>
      <UnsavedChanges when={editor.isUnsaved} />
      <ConfirmDialog
        open={editor.discarding.isAsked}
        onOpenChange={(open) => !open && editor.discarding.keep()}
        title={m.profile_discard_title()}
        confirmLabel={m.profile_discard()}
        cancelLabel={m.profile_keep_editing()}
        danger
        onConfirm={editor.discarding.discard}
      >
        {m.profile_leave_text()}
      </ConfirmDialog>
    </Main>
  );
}

interface ProfileTabsProps<Values extends FieldValues, Id extends string> {
  editor: ProfileEditor<Values, Id>;
  items: readonly { id: Id; label: () => string }[];
  /** Content of the selected tab, to read or to edit. */
  children: ReactNode;
}

/** The tabs of a profile, whose fields rest while a save is on its way. */
export function ProfileTabs<Values extends FieldValues, Id extends string>({
  editor,
  items,
  children,
}: ProfileTabsProps<Values, Id>) {
  return (
    <TabGroup value={editor.tab} onValueChange={editor.selectTab}>
      <Tabs
        label={m.profile_tabs()}
        items={items.map(({ id, label }) => ({ id, label: label() }))}
        value={editor.tab}
      />
      <TabPanel value={editor.tab} className="mt-5">
        <FormProvider {...editor.form}>
          <div inert={!editor.canCancel}>{children}</div>
        </FormProvider>
      </TabPanel>
    </TabGroup>
  );
}

const isSignedIn = () => readSession().status === 'signed-in' && readToken() !== null;

/** Asks before unsaved edits are left behind; tabs are no leaving, and somebody whose session has ended cannot stay. */
export const UnsavedChanges = ({ when }: { when: boolean }) => (
  <UnsavedQuestion
    when={when}
    leaves={({ from, to }) => from.pathname !== to.pathname && isSignedIn()}
    onLeave={forgetDraft}
  />
);
