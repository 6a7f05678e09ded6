import type { OwnCreator } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ExternalLink as ExternalLinkIcon, Eye, EyeOff, Lock, MapPin, Undo2 } from 'lucide-react';
import { ReviewBadge } from '../../../features/moderation/review-badge.tsx';
import { EditButtons } from '../../../features/profiles/edit-buttons.tsx';
import { PictureField } from '../../../features/profiles/picture-field.tsx';
import type { EditControl } from '../../../features/profiles/use-profile-editor.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyLinkButton } from '../../../ui/copy-link-button.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';

interface IdentityCardProps {
  creator: OwnCreator;
  control: EditControl;
  /** As typed so far. */
  canPublish: boolean;
  /** Publishing saves these edits first. */
  isUnsaved: boolean;
  isPublishing: boolean;
  onPublish: () => void;
}

/** Identity of the creator, visibility to brands, and actions. */
export function IdentityCard(props: IdentityCardProps) {
  const { creator, control } = props;
  const { profileImage, isEditing } = control;
  const name = fullName(creator);

  return (
    <Card className="p-6!">
      <div className="flex items-center gap-5 lg:block">
        <Avatar name={name} src={profileImage ? mediaUrl(profileImage) : null} size={96} />
        <div className="min-w-0 lg:mt-4">
          <h1 className="wrap-anywhere text-[28px] lg:text-[32px]" tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          {/* The type is not kept: every creator is shown for both kinds of work (rules/creators#creator-type). */}
          <p className="mt-1 text-ink-2">{m.creator_type()}</p>
          {creator.location ? (
            <p className="hint mt-1 flex items-start gap-1.5">
              <MapPin aria-hidden className="ic mt-px size-4!" />
              <bdi className="min-w-0 wrap-anywhere">{creator.location}</bdi>
            </p>
          ) : null}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <PublishedBadge isPublished={creator.isPublished} />
        {creator.review ? <ReviewBadge state={creator.review.state} /> : null}
      </div>
      {isEditing ? (
        <div className="mt-4">
          <PictureField
            kind="photo"
            hasPicture={profileImage !== null}
            control={control.picture}
            onRemove={control.removePicture}
          />
        </div>
      ) : null}
      <div className="mt-5 grid gap-2">
        <PublishButton {...props} />
        <EditButtons control={control} />
        {creator.isPublished && !isEditing ? (
          <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            <ButtonLink
              to={paths.creator.href(creator.id)}
              variant="ghost"
              icon={<ExternalLinkIcon aria-hidden className="ic ic-turn" />}
            >
              {m.creator_view_public()}
            </ButtonLink>
            <CopyLinkButton path={paths.creator.href(creator.id)} variant="ghost" />
          </div>
        ) : null}
      </div>
    </Card>
  );
}

function PublishedBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge tone="green" icon={<Eye aria-hidden className="ic" />}>
      {m.creator_published()}
    </Badge>
  ) : (
    <Badge tone="orange" icon={<EyeOff aria-hidden className="ic" />}>
      {m.creator_not_published()}
    </Badge>
  );
}

function PublishButton({
  creator,
  canPublish,
  isUnsaved,
  isPublishing,
  onPublish,
  control,
}: IdentityCardProps) {
  // Omits the button: the sheet next to it says why, and gives the address to write to.
  if (creator.isWithheld) return null;
  if (creator.review?.kind === 'FIRST' && creator.review.state === 'WAITING') {
    return (
      <OnlineButton
        variant="outline"
        icon={<Undo2 aria-hidden className="ic ic-turn" />}
        busy={isPublishing}
        busyText={m.review_taking_back()}
        onClick={onPublish}
      >
        {m.review_take_back()}
      </OnlineButton>
    );
  }
  if (creator.isPublished) {
    return (
      <OnlineButton
        variant="outline"
        icon={<EyeOff aria-hidden className="ic" />}
        busy={isPublishing}
        busyText={m.creator_unpublishing()}
        onClick={onPublish}
      >
        {m.creator_unpublish()}
      </OnlineButton>
    );
  }
  if (!canPublish) {
    return (
      // Not disabled: pressing it tells what is missing.
      <Button
        variant="outline"
        className="bg-sunken! text-ink-3! shadow-e0!"
        icon={<Lock aria-hidden className="ic" />}
        onClick={onPublish}
      >
        {m.creator_complete_to_publish()}
      </Button>
    );
  }
  return (
    <OnlineButton
      variant="cast"
      icon={<Eye aria-hidden className="ic" />}
      busy={isPublishing}
      busyText={m.creator_publishing()}
      disabled={control.isSaving}
      onClick={onPublish}
    >
      {isUnsaved ? m.creator_save_and_publish() : m.creator_publish()}
    </OnlineButton>
  );
}
