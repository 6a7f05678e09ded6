export interface Facts {
  'brand.changed': null;
  'brand.started': null;
  'brand.removed': null;
}
