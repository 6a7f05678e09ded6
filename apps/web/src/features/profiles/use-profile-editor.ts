import { AppError, type ErrorDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import { useAskedField } from '../../lib/use-asked-field.ts';
import { toastError } from '../../ui/toast.ts';
import { formResolver } from './form-resolver.ts';
import { type PictureUploadControl, usePictureUpload } from './picture-field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useFirstError, useTab } from './use-place-in-form.ts';

/** Controls of the card with the name: the picture, and the way into and out of editing. */
export interface EditControl {
  isEditing: boolean;
  /** A save is on its way, or waits for files. */
  isSaving: boolean;
  canCancel: boolean;
  busyText: string;
  picture: PictureUploadControl;
  /** As chosen while editing, else as saved. */
  profileImage: string | null;
  removePicture: () => void;
  startEditing: () => void;
  cancelEditing: () => void;
}

/** State and actions for the frame around a profile. */
export interface ProfileEditor<Values extends FieldValues, Id extends string> extends EditControl {
  form: UseFormReturn<Values>;
  tab: Id;
  selectTab: (id: Id) => void;
  isUnsaved: boolean;
  refusals: readonly ErrorDetail[];
  dismissRefusals: () => void;
  submit: (wish?: SaveWish) => Promise<void>;
  /** The question before Cancel forgets edits. */
  discarding: { isAsked: boolean; keep: () => void; discard: () => void };
}

/** Purpose of a save: saving alone, or publishing as well. */
export type SaveWish = 'save' | 'publish';

interface Pictured {
  profileImage: string | null;
}

interface ProfileEditorOptions<Values, Own, Id> {
  /** The profile as it is saved. */
  profile: Own;
  formOf: (profile: Own) => Values;
  refusalsOf: (values: Values, profile: Own) => ErrorDetail[];
  /** The tabs, as the address bar names them; the first is shown without a name. */
  tabs: readonly [Id, ...Id[]];
  tabOfField: (field: string) => Id;
  /** Saves the typed values; called when every chosen file has arrived. */
  send: (values: Values, wish: SaveWish) => void;
  isSending: boolean;
  /** Files next to the picture: whether some are on their way, whether any is unsaved, and how they are forgotten. */
  more?: { isUploading: boolean; isUnsaved: boolean; forget: () => void };
}

/** Reasons for a refused save, and whether the form found them before it was sent. */
const nothingRefused: { details: readonly ErrorDetail[]; byForm: boolean } = { details: [], byForm: false };

const noMore = { isUploading: false, isUnsaved: false, forget: () => undefined };

/** View mode and edit mode of one's own profile: the form, its picture, and the refusals. */
export function useProfileEditor<
  Values extends FieldValues & Pictured,
  Own extends Pictured & { id: string; brandId?: string | null },
  Id extends string,
>({
  profile,
  formOf,
  refusalsOf,
  tabs,
  tabOfField,
  send,
  isSending,
  more = noMore,
}: ProfileEditorOptions<Values, Own, Id>) {
  const [tab, selectTab] = useTab(tabs);
  const [isEditing, setEditing] = useState(false);
  /** Save pressed while files were on their way. */
  const [waiting, setWaiting] = useState<SaveWish | null>(null);
  const [isDiscardAsked, setDiscardAsked] = useState(false);
  const [refused, setRefused] = useState(nothingRefused);

  const form = useForm<Values>({
    defaultValues: formOf(profile) as DefaultValues<Values>,
    resolver: formResolver((values) => refusalsOf(values, profile)),
    shouldFocusError: false,
  });
  const picturePath = 'profileImage' as Path<Values>;
  const setPicture = (url: string | null) =>
    form.setValue(picturePath, url as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const chosenImage: string | null = useWatch({ control: form.control, name: picturePath });
  const picture = usePictureUpload(setPicture);
  const showFirst = useFirstError(tab, selectTab, tabOfField, (path) => form.setFocus(path as Path<Values>));
  useAskedField((field) => {
    setEditing(true);
    showFirst([{ path: [field] }]);
  });
  const isUploading = picture.isUploading || more.isUploading;
  const isUnsaved = isEditing && (form.formState.isDirty || picture.isUploading || more.isUnsaved);

  function showRefusals(details: readonly ErrorDetail[], byForm: boolean) {
    setRefused({ details, byForm });
    showFirst(details);
  }

  const { errors } = form.formState;
  // Drops the form's own refusals with the message at their field; the server's stay until the next save.
  const refusals = refused.byForm
    ? refused.details.filter(({ path }) => get(errors, path.join('.')))
    : refused.details;

  useKeptDraft<Values>({
    owner: `${profile.id} ${profile.brandId ?? ''}`,
    isUnsaved,
    read: () => form.getValues(),
    onBack(kept) {
      form.reset(kept, { keepDefaultValues: true });
      setEditing(true);
    },
  });

  const submit = (wish: SaveWish = 'save') =>
    form.handleSubmit(
      (values) => {
        setRefused(nothingRefused);
        if (isUploading) setWaiting(wish);
        else send(values, wish);
      },
      () => {
        showRefusals(refusalsOf(form.getValues(), profile), true);
        toastError(m.profile_fix_errors());
      },
    )();

  const submitWaiting = useEffectEvent((wish: SaveWish) => void submit(wish));
  useEffect(() => {
    if (waiting === null || isUploading) return;
    setWaiting(null);
    submitWaiting(waiting);
  }, [waiting, isUploading]);

  /** Returns to view mode, with the values just saved. */
  function stopEditing(saved: Own) {
    setEditing(false);
    setWaiting(null);
    setDiscardAsked(false);
    setRefused(nothingRefused);
    picture.cancel();
    more.forget();
    form.reset(formOf(saved));
  }

  const editor: ProfileEditor<Values, Id> = {
    form,
    tab,
    selectTab,
    isEditing,
    isUnsaved,
    isSaving: isSending || waiting !== null,
    canCancel: !isSending,
    busyText: isUploading ? m.profile_uploading() : m.profile_saving(),
    picture,
    profileImage: isEditing ? chosenImage : profile.profileImage,
    removePicture: () => setPicture(null),
    refusals,
    dismissRefusals: () => setRefused(nothingRefused),
    submit,
    startEditing() {
      form.reset(formOf(profile));
      setEditing(true);
    },
    cancelEditing() {
      if (isUnsaved) setDiscardAsked(true);
      else stopEditing(profile);
    },
    discarding: {
      isAsked: isDiscardAsked,
      keep: () => setDiscardAsked(false),
      discard: () => stopEditing(profile),
    },
  };
  return {
    ...editor,
    stopEditing,
    /** Shows what a call refused, beginning with the first field; an error without details shows nothing. */
    refuse: (error: unknown) => showRefusals(error instanceof AppError ? error.details : [], false),
  };
}
