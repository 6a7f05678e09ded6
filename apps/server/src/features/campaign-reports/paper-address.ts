/** Address of a report's PDF, which opens this report with these parts alone. */
import {
  AppError,
  api,
  type PaperLanguage,
  type ReportPart,
  reportParts,
  requestPath,
} from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import { isSignedAddress, signedPath } from '../../platform/storage/signed-address.ts';

interface OfPaper {
  campaignId: string;
  shows: readonly ReportPart[];
  language: PaperLanguage;
}

const signedFor = ({ campaignId, shows, language }: OfPaper) => ({
  id: campaignId,
  variant: `report ${language} ${reportParts.filter((part) => shows.includes(part)).join(' ')}`,
});

/** Signs the address, for a caller who may read the report. */
export function paperAddress({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, of: OfPaper): string {
  const path = requestPath(api.campaignReports.paper, { params: { campaignId: of.campaignId } });
  const query = new URLSearchParams({ lang: of.language });
  for (const part of of.shows) query.append('shows', part);
  return `${signedPath(path, keys.links, signedFor(of), clock())}&${query}`;
}

/** Checks that an address was signed for this report. Throws file.link_expired. */
export function requirePaperAddress(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  of: OfPaper,
  given: { expires: string; signature: string },
): void {
  if (!isSignedAddress(keys.links, { ...signedFor(of), ...given }, clock()))
    throw new AppError('file.link_expired');
}
