/** Parts of German compounds that a house may have no text of its own for. Short parts are only those named here. */
const words = `
abend abendkasse abonnement advent akademie akkordeon aktion alt altstadt anfang anfänger angebot anlage anmeldung arbeit arie auftakt auftritt ausbildung ausflug ausstellung auswahl
bahn ballett band bariton barock bass baum beginn begegnung beitrag berg beruf besuch betreuung bewegung bibliothek bild blas bläser blech block blues bratsche brief bruder buch bühne bund burg büro
café cello cembalo chef chor chronik club
dame dank dienst dirigent dom dorf drama
eingang einzel eltern ende ensemble entdecker ermäßigung eröffnung ersatz erwachsene erziehung
fagott fahrt familie feier feld fenster ferien fest festival feuer film finale flöte flügel folk förder fort frau freund frühling führung
galerie garten gast gebäude gebühr geige geld gemeinde general generation gesang geschichte gesellschaft gespräch gitarre glocke gott grund gruppe grundschule
hafen halle hand harfe haupt haus heft heim heimat helfer herbst herz himmel hochschule holz horn hörer
impuls instrument interpret
jahr jahres jazz jubiläum jugend junge
kammer kanon kantate kantor kapelle karte karussell kasse kind kinder kirche klang klarinette klasse klassik klavier kloster komponist kontra konzert kreis kultur kunst künstler kurs
land lehrer leihe leihe leitung lese leute licht lied liebe linie liste literatur
macht mandoline mann marathon markt märchen marsch matinee meister messe mitglied mittag mittel mond morgen museum musik musikschule musiker mutter
nacht name natur neu neujahr note noten
oboe oper operette oratorium orchester orgel ostern
park partitur partner passion pause person philharmonie pianist plan platz podium pop posaune posten preis presse probe programm projekt publikum pult
quartett quintett
rat raum rechnung region reihe reise requiem rhythmus richtung ring rollstuhl romantik rund
saal saison saiten saxofon schlag schlagzeug schloss schluss schnupper schritt schule schüler schutz seite seminar senioren serenade sinfonie sommer sonate sonder sonne sonntag spiel sprache stadt stadion stamm start stelle stern stift stiftung stimme straße streich streicher stück student stuhl stunde suite
tafel takt talent tanz tänzer technik teil termin theater thema ticket tier tisch tochter trio trommel trompete tuba turm
überblick übung uraufführung unterricht
vater verein verkauf verleih vermietung viola violine vogel volk vorspiel vorstellung vortrag
wald wand wasser weg weihnacht welt werk werkstatt wettbewerb winter wissen woche wort wunsch
zauber zeit zentrum zimmer zukunft zuschauer zyklus
`

const short = 'abo akt alt art bad bus chor dom ehe fee hof hut kur lob not oma opa ort rad rat see tag tal tee ton tor tür typ uhr weg'

export const compoundParts: readonly string[] = words.trim().split(/\s+/)
export const shortParts: readonly string[] = short.split(' ')
