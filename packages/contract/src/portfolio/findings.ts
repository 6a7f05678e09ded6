export interface Findings {
  'media.address_missing': null;
  'media.not_uploaded': null;
  'media.neither_uploaded_nor_address': null;
  'media.is_video': null;
  'media.is_image': null;
}
