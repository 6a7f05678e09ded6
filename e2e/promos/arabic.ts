/** What the films' captions say in Arabic, by what they say in English. */
const sentences: Record<string, string> = {
  'Find a creator who fits your product.': 'ابحثوا عن مبدع يناسب منتجكم.',
  'Watch the work before you write.': 'شاهدوا الأعمال قبل أن تراسلوا.',
  'Send a brief.': 'أرسلوا موجزًا.',
  'Say what you need, by when, and for how much.': 'اذكروا المطلوب وموعده والميزانية.',
  'Layla accepts.': 'تم القبول من ليلى.',
  'The content comes in, ready to review.': 'يصل المحتوى جاهزًا للمراجعة.',
  'One more wish? Ask for a revision.': 'أمر آخر؟ اطلبوا تعديلًا.',
  'Approve it, and the project is complete.': 'اعتمدوه فيكتمل المشروع.',
  'Your profile shows brands what you film.': 'ملفكم التعريفي يُظهر للعلامات ما تصوّرونه.',
  'A brief arrives.': 'يصل موجز.',
  'Read what they want, by when, and for how much.': 'اقرؤوا المطلوب وموعده ومقابله.',
  'Settle the details in the chat.': 'اتفقوا على التفاصيل في المحادثة.',
  'Upload your film.': 'ارفعوا الفيديو.',
  'Approved, and counted in your earnings.': 'تم الاعتماد، وأُضيف إلى دخلكم.',
};

/** A caption in Arabic. Throws where a film says something that has no Arabic yet. */
export function inArabic(text: string): string {
  const sentence = sentences[text];
  if (sentence === undefined) throw new Error(`Say "${text}" in Arabic, in e2e/promos/arabic.ts`);
  return sentence;
}
