import { formerIn, newIn } from './answer-bank.js';
const former = formerIn('pt');
const asked = newIn('pt');
/** What its sister organization, Margens Abertas, has sent in Portuguese. */
export const portugueseAnswers = [
    former('pt-missao', 'Instituto Buriti Vivo', '2024-03-29', 'Conte quem vocês são e o que já fizeram.', 'A Margens Abertas trabalha desde 2014 com comunidades do rio Zambeze que querem água boa e escolas abertas o ano todo. Formamos comités, reparamos furos e apoiamos professores no ensino da higiene. Somos dez trabalhadores e trinta e cinco voluntários, e já estivemos em 41 comunidades de dois distritos de Tete.'),
    former('pt-problema', 'Instituto Buriti Vivo', '2024-03-29', 'Que problema o projeto enfrenta?', 'Em Mutarara, seis em cada dez famílias bebem água do rio. O centro de saúde contou 1.310 casos de diarreia em menores de cinco anos em 2023, e cólera em duas aldeias. As meninas faltam às aulas quatro dias por mês para carregar água. Há um furo a funcionar para 850 pessoas, quase o triplo do que manda a norma.'),
    former('pt-beneficiarios', 'Agência Atlântica de Parcerias', '2025-02-11', 'Identifique os grupos-alvo e os beneficiários finais e explique a sua escolha.', 'O projeto chega a 1.900 alunos de seis escolas e aos 42 membros dos comités. As suas famílias, cerca de 8.200 pessoas, bebem das mesmas fontes. Metade vive da pesca e da machamba. As aldeias foram escolhidas com o governo do distrito, entre as que não têm nenhuma fonte a menos de dois quilómetros.'),
    former('pt-atividades', 'Instituto Buriti Vivo', '2024-03-29', 'Descreva as atividades e quando cada uma acontece.', 'De janeiro a março estudamos os locais com as aldeias. De abril a setembro uma empresa da província abre seis furos e monta as bombas. Ao mesmo tempo formamos os comités em contas e dois mecânicos por posto. De outubro a dezembro as escolas constroem lavatórios e os alunos criam clubes de saúde.'),
    former('pt-riscos', 'Agência Atlântica de Parcerias', '2025-02-11', 'Que riscos prevê e como os vai reduzir?', 'Um furo pode dar seco: só pagamos ao perfurador quando há água, e um décimo do orçamento fica para nova tentativa. As cheias cortam a estrada em fevereiro, e a obra para nessa altura. O preço dos tubos pode subir, por isso compramos no primeiro mês. Se houver instabilidade, o chefe do posto diz quando parar.'),
    former('pt-monitoria', 'Fundo Ipê Amarelo', '2024-11-05', 'Metas e como serão medidas', 'Cada comité anota num caderno os litros tirados e as avarias. A nossa técnica recolhe os cadernos todos os meses, testa a água em cada trimestre e visita trinta casas duas vezes por ano. Indicadores, linha de base e metas cabem numa tabela que toda a equipa vê; um atraso de dois meses leva a coordenadora ao local.'),
    former('pt-sustentabilidade', 'Agência Atlântica de Parcerias', '2025-02-11', 'Como assegura a sustentabilidade da ação?', 'Cada família paga trinta meticais por mês para a conta do comité. Com isso compram-se peças e paga-se o mecânico, como mostram as contas de quinze aldeias em quatro anos. O distrito inspeciona as bombas uma vez por ano. De 33 furos entregues antes de 2021, 30 nunca mais pediram dinheiro.'),
    former('pt-decisoes', 'Instituto Buriti Vivo', '2024-03-29', 'Como as decisões são tomadas na organização?', 'A assembleia geral de 76 sócios reúne uma vez por ano e elege a direção de sete pessoas, quatro delas mulheres, por três anos. A direção reúne de dois em dois meses e aprova plano e orçamento. A diretora executiva não vota. Quem tem interesse num assunto sai da sala, e a ata regista a saída.'),
    former('pt-inclusao', 'Município de Vale de Espinhos', '2024-02-14', 'Como inclui pessoas com deficiência?', 'Uma pessoa em cadeira de rodas verifica cada desenho antes da obra. As bombas têm rampa, base larga e alavanca comprida, que se move sentado. As latrinas das escolas têm uma cabina com corrimão. A associação de surdos de Tete forma a nossa equipa todos os anos, e uma das nossas dez trabalhadoras é surda.'),
    former('pt-orcamento', 'Município de Vale de Espinhos', '2024-02-14', 'Justifique as despesas superiores a 500 €.', 'As obras levam 61 % do orçamento, com três cotações em anexo. Os salários, 18 %, pagam uma engenheira a meio tempo e um técnico. O transporte leva 9 %, pois Mutarara fica a 300 quilómetros da cidade. A formação custa 6 % e a auditoria 2 %. A administração não passa de 4 %. Não compramos viatura.'),
];
export const portugueseQuestions = [
    asked('pt-missao', 'Apresente a entidade: desde quando existe, onde atua e com quantos trabalhadores?'),
    asked('pt-problema', 'Por que é necessária esta intervenção? Cite dados de saúde e de acesso à água.'),
    asked('pt-beneficiarios', 'Quantas pessoas ganham com isto, e que famílias são essas?'),
    asked('pt-atividades', 'Apresente o cronograma das obras e da formação, mês a mês.'),
    asked('pt-riscos', 'O que pode correr mal, e o que farão nesse caso?'),
    asked('pt-sustentabilidade', 'Quando o nosso dinheiro acabar, quem paga as peças e o mecânico?'),
    asked('pt-decisoes', 'Quem elege a direção, e quantas vezes ela se reúne?'),
    asked('pt-inclusao', 'As instalações são acessíveis a quem usa cadeira de rodas ou é surdo?'),
    asked(null, 'Que peças de teatro serão encenadas, e em que salas?'),
    asked(null, 'Indique o registo da marca e o volume de exportações da empresa.'),
];
//# sourceMappingURL=portuguese.fixture.js.map