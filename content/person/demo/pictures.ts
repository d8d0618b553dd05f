import { PORTRAIT } from '#server/seed/content/motif-texts.ts'
import { toPicture } from '#server/seed/content/picture.ts'
import { sameInBoth } from '#server/seed/content/text.ts'
import { people } from './people.ts'

const portraits = [
  'johanna-brenk',
  'tamas-erdelyi',
  'katrin-soell',
  'henning-abele',
  'nuray-demirkan',
  'philipp-gessler',
  'lena-zirker',
  'walter-haegele',
  'ines-quadt',
  'saskia-lindqvist',
  'elias-rautenberg',
  'miriam-okafor',
  'clara-veit-morell',
  'annika-thorsdal',
  'matthias-prell',
  'jonas-haldenwang',
  'teresa-bonfanti',
  'lukas-femmer',
  'amelie-garnier',
  'yuto-shirakawa',
  'friederike-althaus',
  'gesine-haubold',
  'david-kienzle',
  'marlene-fuchsthaler',
  'oskar-lindemaier',
  'sofia-marchetti',
  'benedikt-ohnmais',
  'hanna-wirsing',
  'jakub-nowicki',
  'rosalie-dettinger',
]

export const personPictures = portraits.map((key) => {
  const person = people.find((each) => each.key === key)
  return toPicture('person', [key, PORTRAIT], person ? sameInBoth(`${person.first_name} ${person.last_name}`) : null)
})
