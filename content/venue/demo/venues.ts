import { rich, t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type venue from '../fields.ts'

export const venues: DemoRecord<typeof venue>[] = [
  {
    key: 'weberei-hohenwang',
    name: 'Alte Weberei Hohenwang',
    slug: t('alte-weberei-hohenwang', 'old-weaving-mill-hohenwang'),
    street: 'Spulergasse 1',
    postcode: '72999',
    city: 'Hohenwang',
    google_maps: maps('Alte Weberei, Spulergasse 1, 72999 Hohenwang'),
    access: t(
      'Parkhaus Spulergasse mit drei Behindertenparkplätzen, von dort ebenerdig zum Saal.',
      'Spulergasse car park with three accessible bays; level from there to the hall.',
    ),
    wheelchair_places: 8,
    wheelchair_note: t('Reihe 9; bitte beim Kartenbüro bestellen', 'Row 9; please book at the ticket office'),
    companion_ticket: true,
    companion_ticket_note: t('frei, wenn im Ausweis ein B steht', 'free with a B in the disability card'),
    step_free: true,
    step_free_note: t('vom Färbersteg', 'from Färbersteg'),
    lift: true,
    accessible_toilet: true,
    hearing_loop: true,
    hearing_loop_note: t('im ganzen Parkett', 'throughout the stalls'),
    quiet_place: true,
    quiet_place_note: t('neben der Garderobe; der Saaldienst schließt auf', 'beside the cloakroom; the ushers open it'),
    assistance_dogs: true,
    nearest_stop: t('Weberei (Bus 1 und 4)', 'Weberei (bus 1 and 4)'),
    description: rich(
      [
        'Wo bis 1979 einhundertzwanzig Jacquardwebstühle liefen, spielt heute die Südwestphilharmonie: <strong>620 Plätze</strong> unter einem Sheddach, dessen Nordfenster bei Matineen das Tageslicht auf die Bühne holen.',
        'Die Ziegelwände blieben, die Decke aus Weißtanne kam 2011 dazu. Der Nachhall liegt bei 1,9 Sekunden; in der Pause öffnet die Kantine der Weberinnen.',
      ],
      [
        'Where one hundred and twenty Jacquard looms ran until 1979, the Südwestphilharmonie now plays: <strong>620 seats</strong> under a saw-tooth roof whose north lights bring daylight onto the stage at matinees.',
        'The brick walls stayed; the ceiling of silver fir was added in 2011. Reverberation is 1.9 seconds, and during the interval the weavers’ canteen opens.',
      ],
    ),
  },
  {
    key: 'stadthalle-neckarlauf',
    name: 'Stadthalle Neckarlauf',
    slug: t('stadthalle-neckarlauf', 'civic-hall-neckarlauf'),
    street: 'Am Stauwehr 10',
    postcode: '72998',
    city: 'Neckarlauf',
    google_maps: maps('Stadthalle, Am Stauwehr 10, 72998 Neckarlauf'),
    access: t(
      'Fünf Gehminuten vom Bahnhof Neckarlauf am Fluss entlang; Tiefgarage unter der Halle.',
      'Five minutes’ walk from Neckarlauf station along the river; underground car park beneath the hall.',
    ),
    wheelchair_places: 12,
    wheelchair_note: t(
      'mit einem Platz daneben für die Begleitung; bitte beim Kartenbüro bestellen',
      'each with a seat beside it for a companion; please book at the ticket office',
    ),
    companion_ticket: true,
    step_free: true,
    step_free_note: t('durch den Haupteingang', 'by the main entrance'),
    lift: true,
    accessible_toilet: true,
    accessible_toilet_note: t('im Foyer', 'in the foyer'),
    assistance_dogs: true,
    nearest_stop: t('Bahnhof Neckarlauf, fünf Gehminuten', 'Neckarlauf station, five minutes’ walk'),
    description: rich(
      [
        'Ein Bau von 1966 mit gefaltetem Betondach, direkt am Fluss. Mit <strong>940 Plätzen</strong> ist die Stadthalle der größte Saal der Region und das zweite Zuhause unserer Sinfoniekonzerte.',
        'Von der Terrasse sieht man in der Pause die Schiffe durch die Schleuse gehen.',
      ],
      [
        'A building of 1966 with a folded concrete roof, right beside the river. With <strong>940 seats</strong> the civic hall is the largest in the region and the second home of our symphony concerts.',
        'From the terrace you can watch the barges pass the lock during the interval.',
      ],
    ),
  },
  {
    key: 'st-veit-talbronn',
    name: 'Klosterkirche St. Veit',
    slug: t('klosterkirche-st-veit', 'abbey-church-st-veit'),
    street: 'Klosterhof 1',
    postcode: '72997',
    city: 'Talbronn',
    google_maps: maps('Klosterkirche St. Veit, Klosterhof 1, 72997 Talbronn'),
    access: t(
      'Die Kirche wird auf 16 Grad temperiert; Decken liegen bereit. Vom Parkplatz sind es zehn Minuten zu Fuß.',
      'The church is kept at 16 degrees; blankets are provided. It is ten minutes’ walk from the car park.',
    ),
    wheelchair_places: 6,
    wheelchair_note: t('vor der ersten Bankreihe', 'in front of the first pew'),
    step_free: true,
    step_free_note: t('Rampe am Nordportal', 'ramp at the north portal'),
    accessible_toilet: false,
    hearing_loop: false,
    nearest_stop: t('Kloster (Bus 12, zurück bis 22:40 Uhr)', 'Kloster (bus 12, last one back at 22:40)'),
    description: rich(
      [
        'Die Benediktiner bauten ihre Kirche von 1712 bis 1729 in den Hang über Talbronn. Hell, weit und mit <strong>fünf Sekunden Nachhall</strong> gehört sie den Chorwerken.',
        'Bitte denken Sie an den Fußweg: Vom Parkplatz sind es zehn Minuten durch den Klostergarten.',
      ],
      [
        'The Benedictines built their church into the slope above Talbronn between 1712 and 1729. Bright, wide and with a <strong>five-second reverberation</strong>, it belongs to the choral works.',
        'Please allow for the walk: it is ten minutes from the car park through the monastery garden.',
      ],
    ),
  },
  {
    key: 'kursaal-marbruck',
    name: 'Kursaal Marbruck',
    slug: t('kursaal-marbruck', 'spa-hall-marbruck'),
    street: 'Kurpromenade 5',
    postcode: '72996',
    city: 'Marbruck',
    google_maps: maps('Kursaal, Kurpromenade 5, 72996 Marbruck'),
    access: t(
      'Vom Bahnhof Marbruck führt der Weg durch den Kurpark; abends ist er beleuchtet.',
      'From Marbruck station the way leads through the spa gardens; it is lit in the evening.',
    ),
    wheelchair_places: 4,
    step_free: true,
    step_free_note: t('über die Wandelhalle', 'through the pump room'),
    hearing_loop: true,
    hearing_loop_note: t('Empfänger an der Garderobe', 'receivers at the cloakroom'),
    assistance_dogs: true,
    nearest_stop: t('Bahnhof Marbruck, zehn Gehminuten', 'Marbruck station, ten minutes’ walk'),
    description: rich(
      [
        'Jugendstil von 1908, Stuck und Spiegel, <strong>480 Plätze</strong> auf knarrendem Parkett. Die Bühne fasst ein klassisches Orchester, und genau so klingt der Saal: nah und warm.',
        'Vor dem Konzert lädt die Trinkhalle zum Glas Wasser oder Wein ein.',
      ],
      [
        'Art Nouveau of 1908, stucco and mirrors, <strong>480 seats</strong> on a creaking parquet floor. The stage holds a classical orchestra, and that is how the hall sounds: close and warm.',
        'Before the concert the pump room serves a glass of water, or of wine.',
      ],
    ),
  },
  {
    key: 'schloss-weilerstett',
    name: 'Schloss Weilerstett, Rittersaal',
    slug: t('schloss-weilerstett', 'weilerstett-castle'),
    street: 'Schlossberg 1',
    postcode: '72995',
    city: 'Weilerstett',
    google_maps: maps('Schloss Weilerstett, Schlossberg 1, 72995 Weilerstett'),
    access: t(
      'Der Rittersaal liegt im ersten Stock. Zubringerbus ab Bahnhof Weilerstett 45 Minuten vor Beginn.',
      'The Knights’ Hall is on the first floor. Shuttle bus from Weilerstett station 45 minutes before the start.',
    ),
    wheelchair_places: 2,
    wheelchair_note: t('bitte bis zwei Tage vorher anmelden', 'please book two days ahead'),
    step_free: false,
    lift: false,
    lift_note: t(
      'ein Treppenlift führt in den ersten Stock; bitte bis zwei Tage vorher anmelden',
      'a stair lift leads to the first floor; please book two days ahead',
    ),
    hearing_loop: false,
    nearest_stop: t('Schloss Weilerstett (Zubringerbus)', 'Schloss Weilerstett (shuttle bus)'),
    description: rich(
      [
        'Ein Saal aus der Renaissance, Balkendecke, zwei Kamine, <strong>180 Stühle</strong> im Halbkreis. Niemand sitzt weiter als elf Meter vom ersten Pult entfernt.',
      ],
      [
        'A Renaissance hall with a beamed ceiling, two fireplaces and <strong>180 chairs</strong> in a half circle. Nobody sits further than eleven metres from the first desk.',
      ],
    ),
  },
  {
    key: 'kelter-stettbach',
    name: 'Alte Kelter Stettbach',
    slug: t('alte-kelter-stettbach', 'old-wine-press-stettbach'),
    street: 'Kelterplatz 4',
    postcode: '72994',
    city: 'Stettbach',
    google_maps: maps('Alte Kelter, Kelterplatz 4, 72994 Stettbach'),
    access: t(
      'Ebenerdig, mit Platz für Kinderwagen an der Seitenwand. Parken auf dem Festplatz, drei Gehminuten.',
      'Level access, with room for pushchairs along the side wall. Parking at the fairground, three minutes’ walk.',
    ),
    wheelchair_places: 6,
    step_free: true,
    accessible_toilet: true,
    accessible_toilet_note: t('mit Wickeltisch, im Anbau', 'with a changing table, in the annexe'),
    quiet_place: true,
    quiet_place_note: t('der Wickelraum im Anbau', 'the baby-changing room in the annexe'),
    assistance_dogs: true,
    nearest_stop: t('Festplatz, drei Gehminuten', 'Festplatz, three minutes’ walk'),
    description: rich(
      [
        'Eine Fachwerkhalle von 1580, in der bis in die Sechzigerjahre Wein gepresst wurde. Heute sitzen hier <strong>250 Menschen</strong> auf Bänken und Kissen, am liebsten bei unseren Familienkonzerten.',
      ],
      [
        'A timber-framed hall of 1580 where wine was pressed until the nineteen-sixties. Today <strong>250 people</strong> sit here on benches and cushions, most happily at our family concerts.',
      ],
    ),
  },
]

function maps(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
