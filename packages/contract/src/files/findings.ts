export interface Findings {
  'feedback.missing': null;
  'picture.neither_uploaded_nor_address': null;
  'file.missing': null;
  'file.unreadable': null;
  'video.unreadable': null;
}
