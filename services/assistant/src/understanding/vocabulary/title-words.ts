/**
 * What projects are about, in English, French, Spanish, Portuguese and Swahili: a title in one language is named in
 * another ("la demande des chèvres"). The words of a line mean the same.
 */
const lines = `
water | eau eaux | agua aguas | agua aguas | maji
well wells borehole boreholes | puits forage forages | pozo pozos | poco pocos furo furos | kisima visima
pump pumps | pompe pompes | bomba bombas | bomba bombas | pampu
tank tanks | citerne citernes | tanque tanques cisterna cisternas | tanque tanques cisterna cisternas | tangi matangi matanki
latrine latrines toilet toilets | toilettes | letrina letrinas banos | latrina latrinas | choo vyoo
hygiene | hygiene | higiene | higiene | usafi
solar sun | solaire solaires | solar solares | solar solares | sola
energy electricity | energie electricite | energia electricidad | energia eletricidade | umeme nishati
school schools | ecole ecoles | escuela escuelas colegio colegios | escola escolas | shule
teacher teachers | enseignant enseignants enseignante enseignantes professeurs | maestro maestros maestra maestras profesor profesores docentes | professor professores professora professoras | mwalimu walimu
training | formation formations | capacitacion formacion | formacao capacitacao | mafunzo
lesson lessons | lecon lecons cours | leccion lecciones clases | aulas licoes | masomo
library libraries | bibliotheque bibliotheques | biblioteca bibliotecas | biblioteca bibliotecas | maktaba
reading | lecture | lectura | leitura | kusoma
book books | livre livres | libro libros | livro livros | vitabu kitabu
girl girls | fille filles | nina ninas chicas | menina meninas raparigas | wasichana msichana
boy boys | garcon garcons | chicos | menino meninos rapazes | wavulana mvulana
woman women | femme femmes | mujer mujeres | mulher mulheres | wanawake mwanamke
child children | enfant enfants | nino ninos | crianca criancas | watoto mtoto
youth young | jeune jeunes jeunesse | joven jovenes juventud | jovem jovens juventude | vijana kijana
elderly | ages | ancianos mayores | idosos | wazee
coding computer computers | codage informatique programmation | programacion informatica computadoras | programacao informatica computadores | kompyuta
club | club | club | clube | klabu
clinic clinics | clinique cliniques dispensaire dispensaires | clinica clinicas | clinica clinicas | kliniki zahanati
hospital hospitals | hopital hopitaux | hospital hospitales | hospital hospitais | hospitali
mobile | mobile | movil | movel | tembezi
goat goats | chevre chevres | cabra cabras | cabra cabras | mbuzi
cow cows cattle | vache vaches | vaca vacas ganado | vaca vacas gado | ngombe
poultry chicken chickens | poules poulets volaille | gallinas pollos | galinhas frangos | kuku
dairy milk | lait laitier laitieres laitiere | leche lecheras lechera | leite leiteiras leiteira | maziwa
bee bees beekeeping | abeille abeilles apiculture ruches | abeja abejas apicultura colmenas | abelha abelhas apicultura colmeias | nyuki
fish fishing | poisson poissons peche | pescado peces pesca | peixe peixes pesca | samaki uvuvi
tree trees | arbre arbres | arbol arboles | arvore arvores | miti mti
nursery nurseries | pepiniere pepinieres | vivero viveros | viveiro viveiros | kitalu vitalu
forest forests | foret forets | bosque bosques | floresta florestas | msitu misitu
seed seeds | semence semences | semilla semillas | semente sementes | mbegu
farm farming farmers | agriculteurs agricultrices ferme fermes | agricultores granja granjas | agricultores quinta | wakulima mashamba
drought | secheresse | sequia | seca | ukame
flood floods | inondation inondations | inundacion inundaciones | inundacao inundacoes cheias | mafuriko
relief | secours | socorro | socorro | msaada
food | alimentaire nourriture | alimentos comida | alimentos comida | chakula
nutrition | nutrition | nutricion | nutricao | lishe
market markets | marche marches | mercado mercados | mercado mercados | soko masoko
sewing | couture | costura | costura | ushonaji
road roads | route routes | carretera carreteras caminos | estrada estradas | barabara
bridge bridges | pont ponts | puente puentes | ponte pontes | daraja
house housing | logement logements | vivienda viviendas | habitacao moradia | nyumba makazi
refugee refugees | refugie refugies | refugiado refugiados | refugiado refugiados | wakimbizi
peace | paix | paz | paz | amani
waste plastic | dechets plastique | residuos basura plastico | residuos lixo plastico | taka plastiki
sport football | football | futbol deporte | futebol desporto | michezo kandanda
`;

const groups = lines
  .trim()
  .split('\n')
  .map((line) => line.split(/[\s|]+/).filter(Boolean));

const others = new Map<string, Set<string>>();
for (const group of groups)
  for (const word of group) {
    const known = others.get(word) ?? new Set();
    for (const other of group) if (other !== word) known.add(other);
    others.set(word, known);
  }

/** Words of a title that mean the same as a word, in any of the languages. */
export const meaningSame = (word: string): readonly string[] => [...(others.get(word) ?? [])];
