/** Colors of the printed page: those of the product (ink, acacia, marigold, light rules). */
export const colors = {
  ink: '#1C2321',
  soft: '#56605C',
  acacia: '#0E6B56',
  rule: '#D9D4C8',
  tint: '#F4F0E7',
  note: '#7A4B00',
  noteTint: '#FBEFD6',
} as const;
