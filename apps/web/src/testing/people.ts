/** The people of the stubbed marketplace: a brand, a creator, and how each of them is signed in. */
import { type DealDetail, OwnBrand, OwnCreator, type OwnUser, type PortfolioItem } from '@briefcast/contract';

/** An id that a test can read: `idOf(7)` ends in 7. */
export const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const portfolioItem = (number: number, title: string): PortfolioItem => ({
  id: idOf(number),
  type: 'IMAGE',
  url: `https://media.example/${number}.jpg`,
  title,
  poster: null,
});

/** Those of a brand that has written down nothing; a deal without any is one whose brand's account was deleted. */
export const noGuidelines: NonNullable<DealDetail['brand']['guidelines']> = {
  industry: null,
  website: null,
  companyDescription: null,
  contactPerson: null,
  brandColors: { primary: '', secondary: '', accent: '' },
  brandFonts: [],
  brandVoice: null,
  brandStyle: null,
  targetAgeRange: null,
  targetGender: null,
  targetLocation: [],
  targetInterests: [],
  contentDos: [],
  contentDonts: [],
  hashtagGuidelines: [],
  mentionRequirements: null,
};

/** A brand that has just signed up, with what a test says of it. */
export const newBrand = (fields: Partial<OwnBrand> = {}): OwnBrand =>
  OwnBrand.parse({
    id: idOf(1),
    email: 'rania@oasisskin.example',
    emailConfirmed: true,
    role: 'BRAND',
    firstName: null,
    lastName: null,
    brandId: idOf(1),
    memberRole: 'OWNER',
    companyName: 'Oasis Skin',
    profileImage: null,
    companySize: null,
    foundedYear: null,
    contactPhone: null,
    department: null,
    ...noGuidelines,
    socialInstagram: null,
    socialTwitter: null,
    socialTikTok: null,
    socialYouTube: null,
    socialLinkedIn: null,
    socialFacebook: null,
    ...fields,
  });

/** A creator who has just signed up, with what a test says of them. */
export const newCreator = (fields: Partial<OwnCreator> = {}): OwnCreator =>
  OwnCreator.parse({
    id: idOf(2),
    email: 'layla@haddad.example',
    emailConfirmed: true,
    role: 'CREATOR',
    firstName: 'Layla',
    lastName: 'Haddad',
    profileImage: null,
    bio: null,
    location: null,
    languages: [],
    categories: [],
    currency: 'USD',
    ugcVideoPricing: null,
    ugcPhotoPricing: null,
    ugcTurnaroundDays: null,
    influencerReelPricing: null,
    influencerStoryPricing: null,
    influencerTurnaroundDays: null,
    isPublished: false,
    portfolio: [],
    ...fields,
  });

/** A creator whose profile is complete and published. */
export const publishedCreator = (fields: Partial<OwnCreator> = {}): OwnCreator =>
  newCreator({
    bio: 'Skincare on camera.',
    location: 'Dubai, UAE',
    languages: ['Arabic', 'English'],
    categories: [{ id: idOf(90), name: 'Beauty' }],
    ugcVideoPricing: 12_050,
    ugcPhotoPricing: 8000,
    ugcTurnaroundDays: 5,
    isPublished: true,
    portfolio: [portfolioItem(61, 'serum'), portfolioItem(62, 'texture'), portfolioItem(63, 'light')],
    ...fields,
  });

/** A token as browsers read it: it ends in so many seconds. Nobody here checks its signature. */
export function tokenFor(seconds = 43_200): string {
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }));
  return `e30.${payload.replaceAll('=', '')}.c2lnbmVk`;
}

/** Makes the browser one in which this person has logged in before. */
export function storeSession(user: OwnUser, token = tokenFor()) {
  localStorage.setItem('authUser', JSON.stringify(user));
  localStorage.setItem('authToken', token);
}
