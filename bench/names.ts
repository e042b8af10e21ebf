import { foldForSearch } from '../src/domain/text.js'
import type { Random } from './random.js'

/** A name as it is written, and its form in an e-mail address. */
interface Name {
  readonly written: string
  readonly plain: string
}

interface Culture {
  /** Its share of a hundred accounts. */
  readonly share: number
  readonly countries: readonly string[]
  readonly language: string
  readonly given: readonly Name[]
  readonly family: readonly Name[]
  readonly familyFirst: boolean
  /** Separates the family name from the given name. */
  readonly separator: string
}

/** `name` or `name=plain`, the most frequent first. */
const names = (list: string): readonly Name[] =>
  list.split(' ').map((entry) => {
    const [written = '', plain = foldForSearch(written).replace(/[^a-z]/g, '')] = entry.split('=')
    return { written: written.replaceAll('_', ' '), plain }
  })

const culture = (
  share: number,
  countries: string,
  language: string,
  given: string,
  family: string,
  order: Partial<Pick<Culture, 'familyFirst' | 'separator'>> = {},
): Culture => ({
  share,
  countries: countries.split(' '),
  language,
  given: names(given),
  family: names(family),
  familyFirst: false,
  separator: ' ',
  ...order,
})

const CULTURES: readonly Culture[] = [
  culture(
    22,
    'FR BE CH CA',
    'fr',
    'Marie Jean Philippe Nathalie Michel Isabelle Alain Sylvie Patrick Catherine Nicolas Françoise Christophe Valérie Pierre Sophie Frédéric Hélène Sébastien Élodie Jérôme Aurélie Benoît Céline Rémi Anaïs Loïc Noémie François Zoé Étienne Maëlle Gaël Océane Thaïs Cédric Jean-Pierre Marie-Claude Jean-François Anne-Sophie',
    'Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia Roux Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Blanc Guérin Faure Chevalier Gauthier Perrin Clément Lemaître Bénard Collet Maréchal Prévost Le_Gall Leclère Hébert Tanguy L’Hermite d’Aubigny Beaugé Czerny-Vasseur',
  ),
  culture(
    16,
    'GB US IE AU NZ CA',
    'en',
    'James Mary John Linda Robert Patricia Michael Susan David Karen William Nancy Richard Helen Thomas Sarah Charles Emma George Alice Daniel Olivia Edward Grace Henry Charlotte Oliver Amelia Hugh Imogen Rory Siobhán Niamh Callum Zara Quentin',
    "Smith Jones Williams Brown Taylor Davies Wilson Evans Thomas Johnson Roberts Walker Wright Robinson Thompson White Hughes Edwards Green Hall Wood Harris Clarke Jackson Turner Hill Cooper Morris Ward Moore King Baker Harrison Morgan Allen O'Brien O'Connor Macdonald Fitzgerald Fortescue-Smythe Quigley Xanders",
  ),
  culture(
    10,
    'DE AT CH',
    'de',
    'Peter Ursula Michael Monika Thomas Petra Andreas Sabine Wolfgang Renate Klaus Helga Jürgen Karin Günter Brigitte Stefan Ingrid Uwe Heike Jörg Käthe Björn Änne Lukas Hannah Maximilian Sophia Götz Theresia',
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Krause Köhler Böhm Groß Weiß Strauß Jäger Quandt von_Bülow Öztürk Überall',
  ),
  culture(
    8,
    'ES MX AR PT',
    'es',
    'Antonio María José Carmen Manuel Josefa Francisco Isabel David Ana Juan Dolores Javier Pilar Jesús Teresa Ángel Lucía Rubén Inés Óscar Begoña Íñigo Nuria Álvaro Sofía Joaquín Ximena Hernán João',
    'García González Rodríguez Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Núñez Ibáñez Peña Urrutia Etxeberria Araújo',
  ),
  culture(
    8,
    'SE NO DK IS FI',
    'sv',
    'Lars Anna Anders Eva Johan Kristina Per Birgitta Karl Elisabeth Erik Karin Nils Åsa Björn Ingrid Søren Kirsten Jørgen Märta Øystein Sólveig Þórir Guðrún Päivi Jukka Håkan Ragnhild',
    'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Hansen Nielsen Jensen Pedersen Sørensen Christensen Møller Bjørnstad Ødegård Østergaard Åkesson Lindström Sjögren Ængström Þórsson Sigurðsson Virtanen Mäkelä Hämäläinen Ystad',
  ),
  culture(
    10,
    'PL',
    'pl',
    'Anna Jan Maria Andrzej Katarzyna Piotr Małgorzata Krzysztof Agnieszka Stanisław Barbara Tomasz Ewa Paweł Krystyna Józef Elżbieta Marcin Zofia Michał Jadwiga Łukasz Danuta Wojciech Żaneta Świętosława Grażyna Mieczysław',
    'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur Wojciechowski Kwiatkowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Michalski Król Wieczorek Jabłoński Wróbel Łukasik Żak Ćwikła Ślusarczyk Brzęczyszczykiewicz',
  ),
  culture(
    6,
    'GR CY',
    'el',
    'Γιώργος=giorgos Μαρία=maria Γιάννης=giannis Ελένη=eleni Κώστας=kostas Κατερίνα=katerina Δημήτρης=dimitris Βασιλική=vasiliki Νίκος=nikos Σοφία=sofia Παναγιώτης=panagiotis Αγγελική=angeliki Βασίλης=vasilis Γεωργία=georgia Χρήστος=christos Δήμητρα=dimitra Αθανάσιος=athanasios Αναστασία=anastasia Μιχάλης=michalis Ευαγγελία=evangelia Ξένια=xenia Ωρίωνας=orionas',
    'Παπαδόπουλος=papadopoulos Βλάχος=vlachos Αγγελόπουλος=angelopoulos Νικολαΐδης=nikolaidis Γεωργίου=georgiou Πετρίδης=petridis Δημητρίου=dimitriou Ιωάννου=ioannou Οικονόμου=oikonomou Παπαδάκης=papadakis Μακρής=makris Αντωνίου=antoniou Καραγιάννης=karagiannis Χατζής=chatzis Σαμαράς=samaras Ζαφείρης=zafeiris Ψαρράς=psarras',
  ),
  culture(
    8,
    'BG RS UA KZ',
    'uk',
    'Олександр=oleksandr Олена=olena Сергій=serhii Наталія=nataliia Володимир=volodymyr Тетяна=tetiana Андрій=andrii Ірина=iryna Іван=ivan Светлана=svetlana Дмитро=dmytro Марія=mariia Георги=georgi Јелена=jelena Никола=nikola Милица=milica Юлія=yuliia Ярослав=yaroslav Борис=borys Ђорђе=djordje Љубица=ljubica Їжак=yizhak',
    'Мельник=melnyk Шевченко=shevchenko Бондаренко=bondarenko Коваленко=kovalenko Бойко=boiko Ткаченко=tkachenko Кравченко=kravchenko Ковальчук=kovalchuk Олійник=oliinyk Шевчук=shevchuk Поліщук=polishchuk Иванов=ivanov Димитров=dimitrov Петровић=petrovic Јовановић=jovanovic Николић=nikolic Ђорђевић=djordjevic Стоянов=stoyanov Ахметов=akhmetov Щербак=shcherbak Яценко=yatsenko',
  ),
  culture(
    4,
    'EG MA LB AE TN',
    'ar',
    'محمد=mohamed فاطمة=fatima أحمد=ahmed مريم=mariam علي=ali عائشة=aicha حسن=hassan زينب=zeinab يوسف=youssef ليلى=leila عمر=omar سارة=sara إبراهيم=ibrahim نور=nour خالد=khaled هدى=houda مصطفى=mostafa آمنة=amina سُلَيْمان=sulaiman',
    'حسن=hassan علي=ali إبراهيم=ibrahim السيد=elsayed محمود=mahmoud عبد_الله=abdallah خليل=khalil الحداد=haddad منصور=mansour الخوري=khoury بن_علي=benali العلوي=alaoui ناصر=nasser صالح=saleh الشامي=shami غانم=ghanem',
  ),
  culture(
    5,
    'JP',
    'ja',
    '翔太=shota 陽子=yoko 健一=kenichi 恵子=keiko 太郎=taro 美咲=misaki 大輔=daisuke 由美子=yumiko 拓也=takuya さくら=sakura 直樹=naoki 愛=ai 誠=makoto 智子=tomoko 隆=takashi ひかり=hikari 蓮=ren あかり=akari',
    '佐藤=sato 鈴木=suzuki 高橋=takahashi 田中=tanaka 伊藤=ito 渡辺=watanabe 山本=yamamoto 中村=nakamura 小林=kobayashi 加藤=kato 吉田=yoshida 山田=yamada 佐々木=sasaki 山口=yamaguchi 松本=matsumoto 井上=inoue 木村=kimura 林=hayashi 清水=shimizu 斎藤=saito',
    { familyFirst: true, separator: ' ' },
  ),
  culture(
    3,
    'KR',
    'ko',
    '민준=minjun 서연=seoyeon 지훈=jihoon 영희=younghee 철수=chulsoo 수빈=subin 현우=hyunwoo 지은=jieun 성민=sungmin 미영=miyoung 도윤=doyun 하은=haeun 준호=junho 은주=eunju 상훈=sanghoon 유진=yujin',
    '김=kim 이=lee 박=park 최=choi 정=jung 강=kang 조=cho 윤=yoon 장=jang 임=lim 한=han 오=oh 서=seo 신=shin 권=kwon 황보=hwangbo',
    { familyFirst: true, separator: '' },
  ),
]

/** Each culture is repeated according to its share. */
const BY_SHARE = CULTURES.flatMap((entry) => Array.from({ length: entry.share }, () => entry))

/** Domains reserved for examples (RFC 2606), so that no address belongs to anybody. */
const MAIL_DOMAINS =
  'gmail.example outlook.example hotmail.example yahoo.example orange.example web.example bridge-club.example post.example example.org example.com academie-bridge.example mail.example'.split(
    ' ',
  )

const TOWNS =
  'Lyon Paris Genève London Bristol Göteborg Kraków Łódź Athens Wien Zürich Madrid Málaga Nice Dublin Oslo Reykjavík'.split(
    ' ',
  )

export interface Person {
  readonly givenName: string
  readonly familyName: string
  readonly displayName: string
  /** The part of an e-mail address before the @; it is not unique. */
  readonly localPart: string
  readonly domain: string
  readonly country: string
  readonly language: string
  readonly isOrganisation: boolean
}

export const randomPerson = (random: Random): Person => {
  const { countries, language, given, family, familyFirst, separator } = random.pick(BY_SHARE)
  const first = random.pickSkewed(given)
  const last = random.pickSkewed(family)
  const isDouble = random.chance(0.18)
  const second = isDouble ? random.pick(family) : null
  const town = random.pick(TOWNS)
  const isOrganisation = random.chance(0.02)
  const familyName = second === null ? last.written : `${last.written}${separator || ' '}${second.written}`
  const plainFamily = second === null ? last.plain : `${last.plain}${random.pick(['-', '', '.'])}${second.plain}`
  const fullName = familyFirst
    ? `${last.written}${separator}${first.written}`
    : `${first.written}${separator}${familyName}`
  const middle = !familyFirst && random.chance(0.12) ? random.pick(given).written : null
  const named = middle === null ? fullName : `${first.written} ${middle} ${familyName}`
  return {
    givenName: first.written,
    familyName,
    displayName: isOrganisation
      ? `Bridge Club ${town} ${last.written}`
      : random.chance(0.05)
        ? `${named} (${town})`
        : named,
    localPart: localPart(random, first.plain, plainFamily),
    domain: random.pickSkewed(MAIL_DOMAINS),
    country: random.pick(countries),
    language,
    isOrganisation,
  }
}

/** A random last name, as it is written. */
export const randomWrittenName = (random: Random): string => random.pickSkewed(random.pick(BY_SHARE).family).written

export const randomTown = (random: Random): string => random.pick(TOWNS)

const localPart = (random: Random, given: string, family: string): string => {
  const style = random.below(100)
  if (style < 38) return `${given}.${family}`
  if (style < 52) return `${given.charAt(0)}.${family}`
  if (style < 66) return `${given}${family}`
  if (style < 76) return `${family}.${given}`
  if (style < 84) return `${given}_${family.slice(0, 3)}`
  if (style < 96) return `${given}${1940 + random.below(66)}`
  return `${random.pick(['bridge', 'tricks', 'nt', 'club', 'coach'])}.${family}`
}
