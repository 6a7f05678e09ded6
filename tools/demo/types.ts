/** Paths are below the media folder; times are relative, so that the demo is always of today. */
import type {
  AgeRange,
  BrandColours,
  BrandStyle,
  BrandVoice,
  CompanySize,
  CreatorPricing,
  Currency,
  creatorCategories,
  creatorLanguages,
  DealStatus,
  deliverableOptions,
  industries,
  interestCategories,
  SocialField,
  TargetGender,
  WorkKind,
} from '@briefcast/contract';

export type DemoCategory = (typeof creatorCategories)[number];
export type DemoDeliverable = (typeof deliverableOptions)[number];

export type DemoPortfolioItem = {
  type: 'VIDEO' | 'IMAGE';
  file: string;
  title: string;
  /** A description, the kind of content and the category. */
  shows?: string;
  kind?: WorkKind;
  trade?: DemoCategory;
};

export type DemoCreator = {
  key: string;
  email: string;
  firstName: string;
  lastName: string;
  avatar: string;
  bio: string | null;
  location: string | null;
  languages: (typeof creatorLanguages)[number][];
  categories: DemoCategory[];
  pricing: CreatorPricing;
  /** Currency of the prices; the default is US dollars. */
  currency?: Currency;
  isPublished: boolean;
  joinedDaysAgo: number;
  portfolio: DemoPortfolioItem[];
};

/** The profile's fields bear the names they have on the wire. */
export type DemoBrand = {
  key: string;
  email: string;
  logo: string;
  joinedDaysAgo: number;
  companyName: string;
  industry: (typeof industries)[number];
  companySize: CompanySize;
  foundedYear: number;
  website: string;
  companyDescription: string;
  contactPerson: string;
  contactPhone: string;
  department: string;
  brandColors: BrandColours;
  brandFonts: string[];
  brandVoice: BrandVoice;
  brandStyle: BrandStyle;
  targetAgeRange: AgeRange;
  targetGender: TargetGender;
  targetLocation: string[];
  targetInterests: (typeof interestCategories)[number][];
  contentDos: string[];
  contentDonts: string[];
  hashtagGuidelines: string[];
  mentionRequirements: string;
} & Partial<Record<SocialField, string>>;

export type DemoReference = { file: string; name: string };

export type DemoContentFile = {
  file: string;
  originalName: string;
  uploadedHoursAgo: number;
  verdict: 'PENDING' | 'APPROVED' | 'NEEDS_REVISION' | 'REJECTED';
  feedback?: string;
  /** Sent back, and replaced when the creator submitted again. */
  superseded?: true;
  /** Key of the member who decided on it; else the owner did. */
  reviewedBy?: string;
};

export type DemoMessage = {
  from: 'BRAND' | 'CREATOR';
  text: string;
  hoursAgo: number;
  /** Not yet seen by the other side. */
  unread?: true;
  /** Key of the brand's member who wrote it; else the owner did. */
  by?: string;
};

export type DemoDeal = {
  key: string;
  /** Key of the brand and of the creator. */
  brand: string;
  creator: string;
  title: string;
  description: string;
  requirements: string[];
  deliverables: DemoDeliverable[];
  /** Number of a deliverable; the default is one. */
  counts?: Partial<Record<DemoDeliverable, number>>;
  /** Texts of those items of the brief that the brand marked as missed. */
  missed?: string[];
  budgetCents: number;
  /** Currency; the default is US dollars. */
  currency?: Currency;
  category: DemoCategory;
  status: DealStatus;
  createdDaysAgo: number;
  /** Negative when the deadline is over. */
  deadlineInDays: number;
  references: DemoReference[];
  /** One list per upload round, the first round first. */
  rounds: DemoContentFile[][];
  /** Oldest first. */
  messages: DemoMessage[];
};
