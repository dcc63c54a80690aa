const MATERIALS = [
  'Amber', 'Ash', 'Brass', 'Cedar', 'Chalk', 'Clay', 'Cobalt', 'Copper', 'Coral', 'Cotton', 'Ember', 'Fern',
  'Flint', 'Frost', 'Ginger', 'Hazel', 'Indigo', 'Iron', 'Ivory', 'Jade', 'Linen', 'Maple', 'Marble', 'Mint',
  'Moss', 'Olive', 'Onyx', 'Pearl', 'Pine', 'Plum', 'Quartz', 'Rose', 'Rust', 'Saffron', 'Silver', 'Slate',
  'Teal', 'Tin', 'Velvet', 'Willow',
]; // prettier-ignore
const PLACES = [
  'Alley', 'Arbor', 'Attic', 'Bay', 'Bridge', 'Canyon', 'Corner', 'Court', 'Cove', 'Dock', 'Field', 'Forge',
  'Gate', 'Glade', 'Grove', 'Hall', 'Harbor', 'Hill', 'Hollow', 'Island', 'Junction', 'Lane', 'Ledge', 'Loft',
  'Meadow', 'Mill', 'Orchard', 'Pass', 'Pier', 'Plaza', 'Point', 'Quarry', 'Ridge', 'Shore', 'Square', 'Summit',
  'Terrace', 'Tower', 'Valley', 'Yard',
]; // prettier-ignore
const NUMBERS = 9;

/** Creates a name that is easy to say, such as “Copper Yard 3”. */
export function generateRoomName(seed: number): string {
  const material = MATERIALS[seed % MATERIALS.length];
  const place = PLACES[Math.floor(seed / MATERIALS.length) % PLACES.length];
  const number = 1 + (Math.floor(seed / (MATERIALS.length * PLACES.length)) % NUMBERS);
  return `${material} ${place} ${number}`;
}
