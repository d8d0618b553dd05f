import { rich, t } from '#server/seed/content/text.ts'
import type { NewsSeed } from './types.ts'

export const orchestraNews: NewsSeed[] = [
  {
    key: 'vertrag-erdelyi',
    title: t('Tamás Erdélyi bleibt fünf weitere Jahre', 'Tamás Erdélyi stays for five more years'),
    slug: t('tamas-erdelyi-bleibt', 'tamas-erdelyi-stays'),
    intro: t(
      'Chefdirigent und Orchester verlängern ihre Zusammenarbeit. Die Abstimmung im Orchester dauerte vier Minuten.',
      'Chief Conductor and orchestra extend their partnership. The orchestra’s vote took four minutes.',
    ),
    body: rich(
      [
        'Der Vertrag mit Chefdirigent Tamás Erdélyi ist um fünf Spielzeiten verlängert. Das haben der Zweckverband der sechs Städte und der Orchestervorstand gemeinsam bekannt gegeben.',
        '„Ich habe hier gelernt, was ein Orchester für einen Landstrich sein kann“, sagt Erdélyi. „In Stettbach sprechen mich Menschen beim Bäcker auf Farrenc an. Das gibt es in keiner Großstadt.“',
        'Für die kommenden Jahre plant er einen Zyklus mit Sinfonien nordischer Komponistinnen, eine Kinderoper mit der Musikschule und die Rückkehr der Freiluftkonzerte am Stauwehr.',
        'Die Musikerinnen und Musiker hatten sich einstimmig für die Verlängerung ausgesprochen.',
      ],
      [
        'The contract of Chief Conductor Tamás Erdélyi has been extended by five seasons, the association of the six towns and the players’ committee announced together.',
        '“Here I have learned what an orchestra can be for a stretch of country,” says Erdélyi. “In Stettbach people talk to me about Farrenc at the baker’s. No big city has that.”',
        'For the years to come he is planning a cycle of symphonies by Nordic women composers, a children’s opera with the music school and the return of the open-air concerts by the weir.',
        'The musicians had voted unanimously in favour of the extension.',
      ],
    ),
    dayOffset: -3,
    category_id: 'orchester',
    on_home: true,
  },
  {
    key: 'konzertkarte-bus',
    title: t('Die Konzertkarte fährt Bus', 'Your concert ticket rides the bus'),
    slug: t('die-konzertkarte-faehrt-bus', 'your-concert-ticket-rides-the-bus'),
    intro: t(
      'Ab sofort gilt jede Eintrittskarte drei Stunden vor und nach dem Konzert als Fahrschein in der ganzen Region.',
      'From now on every ticket is valid as a bus and train ticket across the region for three hours before and after the concert.',
    ),
    body: rich(
      [
        'Wer abends von Stettbach nach Hohenwang ins Konzert wollte, brauchte bisher ein Auto oder gute Freunde. Jetzt genügt die Eintrittskarte: Sie gilt in allen Bussen und Regionalzügen des Verkehrsverbunds, drei Stunden vor Beginn bis drei Stunden nach dem Ende.',
        'Auf den Linien 4 und 12 fahren an Konzertabenden außerdem zwei zusätzliche Spätbusse. Sie warten, bis die Zugabe vorbei ist; der Orchesterwart ruft in der Leitstelle an.',
        'Alle Verbindungen stehen beim jeweiligen <a href="page:anfahrt">Spielort</a>.',
      ],
      [
        'Anyone from Stettbach wishing to hear a concert in Hohenwang used to need a car or good friends. Now the ticket is enough: it is valid on all buses and regional trains of the transport association from three hours before the start until three hours after the end.',
        'On concert nights, two extra late buses also run on lines 4 and 12. They wait until the encore is over; our stage manager telephones the control room.',
        'All connections are listed with each <a href="page:anfahrt">venue</a>.',
      ],
    ),
    dayOffset: -8,
    category_id: 'unterwegs',
    on_home: true,
  },
  {
    key: 'farrenc-aufnahme',
    title: t('Farrencs Dritte auf Platte', 'Farrenc’s Third on record'),
    slug: t('farrencs-dritte-auf-platte', 'farrencs-third-on-record'),
    intro: t(
      'In drei Nächten hat das Orchester in der Alten Weberei seine erste Aufnahme seit elf Jahren gemacht.',
      'In three nights at the Old Weaving Mill the orchestra made its first recording for eleven years.',
    ),
    body: rich(
      [
        'Aufgenommen wurde zwischen 22 Uhr und 3 Uhr, weil dann die Lüftung der benachbarten Druckerei schweigt. Die Pausen gehörten der Kantine, die für 62 Menschen Maultaschen briet.',
        'Zu hören ist die dritte Sinfonie von Louise Farrenc, gekoppelt mit ihrer ersten Ouvertüre. Beide erklingen nach den handschriftlichen Stimmen, die Philipp Roth-Gessler in einem Pariser Archiv eingesehen hat.',
        'Das Album erscheint zum Konzertprogramm <a href="event:farbenlehre">„Farbenlehre“</a> und liegt dann an allen Abendkassen.',
      ],
      [
        'Recording took place between 10 pm and 3 am, because that is when the ventilation of the printing works next door is silent. The breaks belonged to the canteen, which fried Maultaschen for 62 people.',
        'The album couples Louise Farrenc’s Third Symphony with her first overture, both from the manuscript parts that Philipp Roth-Gessler consulted in a Paris archive.',
        'It will be released with the concert programme <a href="event:farbenlehre">“Theory of Colours”</a> and be on sale at every box office.',
      ],
    ),
    dayOffset: -15,
    category_id: 'orchester',
    on_home: true,
  },
  {
    key: 'neue-hornistin',
    title: t('Probespiel: Das Horn ist besetzt', 'Audition: the horn chair is filled'),
    slug: t('das-horn-ist-besetzt', 'the-horn-chair-is-filled'),
    intro: t(
      'Unter 74 Bewerbungen hat das Orchester eine neue Stellvertretende Solohornistin gewählt. Sie kommt aus Neckarlauf.',
      'From 74 applications the orchestra has chosen a new associate principal horn. She comes from Neckarlauf.',
    ),
    body: rich(
      [
        'Drei Runden hinter dem Vorhang, eine davor: Am Ende fiel die Wahl auf die 26-jährige Selma Burkart. Als der Vorhang aufging, erkannten einige im Orchester ihre frühere Schülerin aus dem Jugendorchester Webfaden.',
        'Selma Burkart hat in Essen und Oslo studiert und war Akademistin in einem Rundfunkorchester. Ihr erstes Konzert spielt sie im Programm <a href="event:nordlicht">„Nordlicht“</a>.',
        '„Ich habe mit neun in der Weberei zum ersten Mal ein Horn gehört und gedacht, da heizt jemand“, erzählt sie.',
      ],
      [
        'Three rounds behind the screen and one in front: in the end the choice was Selma Burkart, 26. When the screen was removed some players recognised their former pupil from the Webfaden Youth Orchestra.',
        'Selma Burkart studied in Essen and Oslo and was an academist with a radio orchestra. She plays her first concert in the programme <a href="event:nordlicht">“Northern Light”</a>.',
        '“I heard a horn for the first time at the mill when I was nine and thought somebody had turned the heating on,” she says.',
      ],
    ),
    dayOffset: -26,
    category_id: 'haus',
    on_home: false,
  },
  {
    key: 'saisonheft',
    title: t('Das neue Saisonheft ist da', 'The new season brochure is here'),
    slug: t('das-neue-saisonheft', 'the-new-season-brochure'),
    intro: t(
      'Siebzehn Programme, sechs Städte, 96 Seiten: Das Saisonheft liegt in Bäckereien, Büchereien und Bahnhöfen aus.',
      'Seventeen programmes, six towns, 96 pages: the season brochure is out in bakeries, libraries and stations.',
    ),
    body: rich(
      [
        'Wie in jedem Jahr zeigt das Heft zu jedem Konzert ein eigenes Plakat. Sie entstehen aus den Werken selbst: aus Tonart, Besetzung und Rhythmus, nie aus einem Komponistenkopf.',
        'Gedruckt wurde gleich nebenan in der Spulergasse, auf Papier aus alten Programmheften.',
        'Wer das Heft mit der Post möchte, schreibt an das <a href="page:kontakt">Kartenbüro</a>.',
      ],
      [
        'As every year, the brochure shows a poster of its own for each concert. The posters are made from the works themselves: from key, scoring and rhythm, never from a composer’s head.',
        'It was printed next door in Spulergasse, on paper made from old programme books.',
        'To receive the brochure by post, write to our <a href="page:kontakt">box office</a>.',
      ],
    ),
    dayOffset: -33,
    category_id: 'orchester',
    on_home: false,
  },
  {
    key: 'orchester-im-rathaus',
    title: t('Streichquartett im Bürgerbüro', 'A string quartet at the town hall counter'),
    slug: t('streichquartett-im-buergerbuero', 'string-quartet-at-the-counter'),
    intro: t(
      'Vier Wochen lang spielte mittwochs um elf ein Quartett im Rathaus Marbruck. Die Wartenummern waren selten so egal.',
      'For four weeks a quartet played at Marbruck town hall on Wednesdays at eleven. Queue numbers rarely mattered less.',
    ),
    body: rich(
      [
        'Es begann als Wette zwischen der Intendantin und dem Bürgermeister: Wer zuerst hundert neue Menschen erreicht, zahlt das Mittagessen. Nach drei Wochen waren es 411.',
        'Gespielt wurde Haydn, zwanzig Minuten am Stück, zwischen Passbildautomat und Gewerbeamt. Eine Trauung fand spontan mit Musik statt.',
        'Im Frühjahr folgt Talbronn, diesmal im Wartezimmer der Hausärzte.',
      ],
      [
        'It began as a bet between our General Manager and the mayor: whoever reached a hundred new people last would pay for lunch. After three weeks it was 411.',
        'They played Haydn, twenty minutes at a time, between the photo booth and the trade office. One wedding spontaneously had music.',
        'Talbronn follows in spring, this time in the doctors’ waiting room.',
      ],
    ),
    dayOffset: -58,
    category_id: 'unterwegs',
    on_home: false,
  },
  {
    key: 'kursaal-renovierung',
    title: t('Der Kursaal bekommt neue Stühle', 'New seats for the Kursaal'),
    slug: t('der-kursaal-bekommt-neue-stuehle', 'new-seats-for-the-kursaal'),
    intro: t(
      'Der Kursaal Marbruck wird renoviert. Ein Gesprächskonzert verschiebt sich, alle anderen finden statt.',
      'The Kursaal in Marbruck will be renovated. One concert talk is postponed, all other concerts take place.',
    ),
    body: rich(
      [
        'Nach 62 Jahren werden die 480 Stühle ausgetauscht, das Parkett wird geschliffen und die Heizung leiser gestellt, sehr zur Freude der Celli.',
        'Das Gesprächskonzert <a href="event:unvollendet">„Unvollendet?“</a> am Mittwochabend wird deshalb verschoben. Karten behalten ihre Gültigkeit oder werden erstattet.',
        'Die alten Stühle können gegen eine Spende zugunsten des Jugendorchesters abgeholt werden, höchstens vier je Haushalt.',
      ],
      [
        'After 62 years the 480 seats are being replaced, the parquet sanded and the heating made quieter, to the great joy of the cellos.',
        'The concert talk <a href="event:unvollendet">“Unfinished?”</a> on Wednesday evening is therefore postponed. Tickets remain valid or will be refunded.',
        'The old chairs may be collected in return for a donation to the youth orchestra, no more than four per household.',
      ],
    ),
    dayOffset: -12,
    category_id: 'haus',
    on_home: true,
  },
]
