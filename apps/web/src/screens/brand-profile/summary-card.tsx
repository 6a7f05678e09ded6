import type { OwnBrand } from '@briefcast/contract';
import { clsx } from 'clsx';
import { Pencil, Sparkles, Users } from 'lucide-react';
import { ActionBar } from '../../features/profile-form/action-bar.tsx';
import { PictureField } from '../../features/profile-form/picture-field.tsx';
import type { PictureUploadControl } from '../../features/profile-form/use-picture-upload.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../ui/brand-logo-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';
import { titleCase } from './labels.ts';

interface SummaryCardProps {
  brand: OwnBrand;
  /** As chosen while editing, else as saved. */
  profileImage: string | null;
  isEditing: boolean;
  isSaving: boolean;
  canCancel: boolean;
  busyText: string;
  picture: PictureUploadControl;
  onRemovePicture: () => void;
  onEdit: () => void;
  onCancel: () => void;
}

/** The company at a glance, and the way into and out of editing. */
export function SummaryCard(props: SummaryCardProps) {
  const { brand, profileImage, isEditing } = props;
  return (
    <Card
      className={clsx('flex flex-wrap gap-5', isEditing ? 'items-start lg:items-center' : 'items-center')}
    >
      <BrandLogoAvatar
        name={brand.companyName}
        src={profileImage ? mediaUrl(profileImage) : null}
        size={80}
        className="rounded-[14px]! rounded-se-[28px]!"
      />
      <div className="min-w-0 flex-1 basis-40">
        <h1 className="wrap-anywhere text-[30px] md:text-[36px]" tabIndex={-1}>
          <bdi>{brand.companyName}</bdi>
        </h1>
        <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-ui text-ink-2">
          {brand.industry ? (
            <span className="flex items-center gap-1.5">
              <Sparkles aria-hidden className="ic" />
              {brand.industry}
            </span>
          ) : null}
          {brand.companySize ? (
            <span className="flex items-center gap-1.5">
              <Users aria-hidden className="ic" />
              {titleCase(brand.companySize)}
            </span>
          ) : null}
          {brand.website ? <WebsiteLink address={brand.website} /> : null}
        </div>
        {isEditing ? (
          <div className="mt-3 max-w-md">
            <PictureField
              noun="logo"
              hasPicture={profileImage !== null}
              control={props.picture}
              onRemove={props.onRemovePicture}
            />
          </div>
        ) : null}
      </div>
      <div className={isEditing ? 'max-lg:contents md:pe-5' : 'max-sm:w-full md:pe-5'}>
        {isEditing ? (
          <ActionBar
            isSaving={props.isSaving}
            busyText={props.busyText}
            canCancel={props.canCancel}
            onCancel={props.onCancel}
          />
        ) : (
          <Button
            variant="outline"
            className="max-sm:w-full"
            icon={<Pencil aria-hidden className="ic" />}
            onClick={props.onEdit}
          >
            Edit Profile
          </Button>
        )}
      </div>
    </Card>
  );
}

/** A link that reads as its host alone. */
function WebsiteLink({ address }: { address: string }) {
  const host = URL.canParse(address) ? new URL(address).host : address;
  return (
    <ExternalLink href={address} className="min-w-0 wrap-anywhere">
      <bdi>{host}</bdi>
    </ExternalLink>
  );
}
