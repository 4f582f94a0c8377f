/**
 * Common Brazilian passwords of six characters and more, in lower case, in addition to the international list. Sources:
 * the Portuguese list of Pwdb-Public (github.com/ignis-sec/Pwdb-Public, the 150 commonest), NordPass's yearly rankings
 * for Brazil (2021 to 2025), and combinations of football clubs, names and usual endings.
 */
export const BRAZILIAN_PASSWORDS: readonly string[] = `
102030 010203 123mudar mudar123 mudar1234 mudar@123 mudar@1234 mudei123 trocar123 gvt12345 12345678910 10203040 1020304050 102030405060
22446688 142536 159753 101010 202020 252525 242424 232323 212121 151515 010101 124578 147258 789456 123654 147852 147258369 741852 987654
0123456789 9876543 246810 a1b2c3 a1b2c3d4 q1w2e3 q1w2e3r4 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 123abc 123456a 123456b asd123 qwe123 123qwe
senha1 senha12 senha123 senha1234 senha12345 senha123456 senha@123 senha321 senhasenha minhasenha novasenha suasenha senhas
admin1 admin123 admin@123 admin1234 adminadmin administrador teste1 teste12 teste123 teste1234 testes teste@123 usuario usuario1 usuario123
brasil brasil1 brasil10 brasil12 brasil123 brasil2014 brasil2022 brasil2023 brasil2024 brasil2025 brasil2026 brasileiro brazil
flamengo flamengo1 flamengo10 flamengo123 corinthians corinthians1 corinthians123 palmeiras palmeiras1 palmeiras123 saopaulo saopaulo1
saopaulo123 santos santos1 santos123 vasco123 vascodagama cruzeiro cruzeiro1 cruzeiro123 gremio gremio1 gremio123 internacional inter123
atletico atletico123 galo123 botafogo botafogo123 fluminense fluminense123 tricolor timao123 mengao mengao123
gabriel gabriel1 gabriel123 gabriela gabriela1 gabriela123 felipe felipe1 felipe123 junior junior1 junior123 vitoria vitoria1 vitoria123
rafael rafael1 rafael123 matheus matheus1 matheus123 mateus mateus123 daniel daniel1 daniel123 gustavo gustavo1 gustavo123 eduardo
eduardo1 eduardo123 mariana mariana1 mariana123 rodrigo rodrigo1 rodrigo123 camila camila1 camila123 amanda amanda1 amanda123 marcelo
marcelo1 marcelo123 leonardo leonardo1 leonardo123 lucas1 lucas123 carlos carlos1 carlos123 juliana juliana1 juliana123 vinicius vinicius1
vinicius123 fernanda fernanda1 fernanda123 marcos marcos1 marcos123 leticia leticia1 leticia123 thiago thiago1 thiago123 ricardo ricardo1
ricardo123 henrique henrique1 henrique123 beatriz beatriz1 beatriz123 carolina carolina1 carolina123 fernando fernando1 fernando123
guilherme guilherme1 guilherme123 larissa larissa1 larissa123 arthur arthur123 marina marina123 renata renata123 antonio antonio1
antonio123 simone simone123 maria1 maria12 maria123 alexandre alexandre1 alexandre123 vanessa vanessa1 vanessa123 jessica jessica1
jessica123 luciana luciana1 luciana123 giovanna giovanna123 aninha bruno123 diego123 pedro123 paulo123 joao123 jose123 ana123 julia123
isabela isabela123 patricia patricia123 aline123 bianca bianca123 andre123 andreia cristina cristina123 sandra sandra123 adriana
adriana123 marcia marcia123 claudia claudia123 helena helena123 oliveira oliveira123 silva123 souza123 pereira ferreira rodrigues
familia familia1 familia123 familia4 felicidade felicidade1 estrela estrela1 musica amizade alegria sucesso sucesso1 princesa princesa1
gatinha gatinho cachorro macaco pipoca lilica saudade saudades coracao docinho lindinha meuamor meuamor1 amoreterno amorzinho teamo1
teamo123 euteamo euteamo1 euteamo123 amo12voc amordaminhavida amor123 paixao eternoamor
jesus1 jesus123 jesus7 jesuscristo jesusteama jesussalva jesuseterno jesuseamor deusefiel deusefiel1 deuse10 deuseamor deusteama
deus123 deusnocomando deusnocontrole soudedeus gloriaadeus nossasenhora maranata
escola escola123 escola1234 biologia historia positivo comercial canal2006 assinantes estantevirtual rental vendas vendas123 financeiro
empresa empresa123 cliente cliente123 suporte suporte123 sistema sistema123 recepcao
vivo12345 claro12345 claro123 nubank intelbras intelbras123 bemvindo bemvindo1 bemvindo123 acesso acesso123 segredo123 internet123
`
  .trim()
  .split(/\s+/);
