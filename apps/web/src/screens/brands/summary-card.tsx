import type { OwnBrand } from '@briefcast/contract';
import { companySizeLabel, industryLabel } from '@briefcast/i18n/labels/brand';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Sparkles, Users } from 'lucide-react';
import { EditButtons } from '../../features/profiles/edit-buttons.tsx';
import { PictureField } from '../../features/profiles/picture-field.tsx';
import type { EditControl } from '../../features/profiles/use-profile-editor.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { mayForOrganization } from '../../lib/policy.ts';
import { useUser } from '../../lib/use-user.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';

interface SummaryCardProps {
  brand: OwnBrand;
  control: EditControl;
}

/** The company at a glance, and the way into and out of editing. */
export function SummaryCard({ brand, control }: SummaryCardProps) {
  const mayEdit = mayForOrganization(useUser('BRAND'), 'profile.edit');
  const { profileImage, isEditing } = control;
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
              {industryLabel(brand.industry)}
            </span>
          ) : null}
          {brand.companySize ? (
            <span className="flex items-center gap-1.5">
              <Users aria-hidden className="ic" />
              {companySizeLabel(brand.companySize)}
            </span>
          ) : null}
          {brand.website ? <WebsiteLink address={brand.website} /> : null}
        </div>
        {mayEdit ? null : <p className="hint mt-2">{m.role_profile_note()}</p>}
        {isEditing ? (
          <div className="mt-3 max-w-md">
            <PictureField
              kind="logo"
              hasPicture={profileImage !== null}
              control={control.picture}
              onRemove={control.removePicture}
            />
          </div>
        ) : null}
      </div>
      <div className={isEditing ? 'max-lg:contents md:pe-5' : 'max-sm:w-full md:pe-5'}>
        {mayEdit || isEditing ? <EditButtons control={control} className="max-sm:w-full" /> : null}
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
